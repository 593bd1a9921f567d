import Foundation

/// A golden: sources of one or more modules, and everything that must come of them.
///
/// One file holds it all. A line `//: App/Root.swift` begins a source file, modules below first;
/// `//: generated App` what is generated for a module; `//: diagnostics` and `//: prints`, as comments,
/// what is reported and what the program prints. A case with `//: option compiles=no` is one that the compiler
/// refuses; `//: compiler` says how. With `//: option flags=DEBUG` a case is compiled and run without the flag and
/// with it, with several flags in every combination, and `//: prints with DEBUG` says what came of it then. With
/// `//: option known App=DEBUG` the flag is set in one module, and the generator knows it. With
/// `//: option configuration=release` it is told that it knows all flags, as by the plugin; what its `#error` says of
/// others then stands under `//: prints with DEBUG`. `//: option swift=6.2 raw identifiers` says what in the sources is
/// newer than the oldest compiler, `//: option unread=Vendor` that a module is compiled, but not read, as those of other
/// packages are. A case with `//: option frameworks=apple` is compiled with modules of ours in the shape of Apple's, and
/// not run.
package struct GoldenCase: Sendable {
    /// A part of the file under its `//:` line.
    package struct Section: Equatable, Sendable {
        package var title: String
        package var text: String

        package init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    package var file: URL
    /// What stands before the first section: the rule, in words.
    package var claim: String
    package var sections: [Section]

    package var name: String { file.deletingPathExtension().lastPathComponent }

    package init(file: URL) throws {
        self.file = file
        claim = ""
        sections = []
        let text = try String(contentsOf: file, encoding: .utf8)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("//: ") {
                sections.append(Section(title: String(line.dropFirst(4)), text: ""))
            } else if sections.isEmpty {
                claim += line + "\n"
            } else {
                sections[sections.count - 1].text += line + "\n"
            }
        }
        for index in sections.indices {
            sections[index].text = sections[index].text.trimmingBlankLines()
        }
    }

    /// A case that stands in no file.
    package init(name: String, sections: [Section]) {
        file = URL(fileURLWithPath: name)
        claim = ""
        self.sections = sections
    }

    /// The source files in order: module, file name, text.
    package var sources: [(module: String, name: String, text: String)] {
        sections.compactMap { section in
            let parts = section.title.split(separator: "/", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (String(parts[0]), String(parts[1]), section.text)
        }
    }

    /// The modules, lowest first.
    package var modules: [String] {
        var seen: [String] = []
        for source in sources where !seen.contains(source.module) { seen.append(source.module) }
        return seen
    }

    /// What follows `//: option`, as in `roots=detect`, `swiftc=-default-isolation MainActor` or, for one module,
    /// `swiftc App=-enable-upcoming-feature ExistentialAny`.
    package func option(_ name: String) -> String? {
        for section in sections where section.title.hasPrefix("option \(name)=") {
            return String(section.title.dropFirst("option \(name)=".count))
        }
        return nil
    }

    /// Whether it imports what stands in for UIKit, AppKit, SwiftUI and Combine.
    package var usesAppleModules: Bool { option("frameworks") == "apple" }

    /// The recorded outcome: the sections that are not the author's.
    package var recorded: [Section] {
        sections.filter { GoldenCase.isOutcome($0.title) }
    }

    package static func isOutcome(_ title: String) -> Bool {
        title.hasPrefix("generated ") || title == "diagnostics" || comesOfTheCompiler(title)
    }

    /// What is said of a case by compiling and running it.
    package static func comesOfTheCompiler(_ title: String) -> Bool {
        title.hasPrefix("prints with ") || title == "compiler" || title == "prints"
    }

    /// Writes the file anew with another outcome.
    package func record(_ outcome: [Section]) throws {
        var text = claim.trimmingBlankLines() + "\n"
        for section in sections.filter({ !GoldenCase.isOutcome($0.title) }) + outcome {
            text += "//: \(section.title)\n" + section.text + (section.text.isEmpty ? "" : "\n")
        }
        try Data((text.trimmingBlankLines()).utf8).write(to: file)
    }
}

extension String {
    /// The text with one line break at its end and no blank lines around it; nothing for blank text.
    package func trimmingBlankLines() -> String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// Every line as a comment.
    package func commented() -> String {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
    }
}
