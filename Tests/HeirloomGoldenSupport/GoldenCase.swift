import Foundation

/// A golden: the sources of one or more modules, and their expected outcome.
///
/// A single file contains everything. A line `//: App/Root.swift` starts a source file, lower modules first;
/// `//: generated App` starts the code generated for a module; `//: diagnostics`, `//: fix-its` and `//: prints` contain, as
/// comments, the diagnostics, their fix-its and the output of the program. Options describe the case:
///
/// - `//: option compiles=no`: The compiler rejects the case; `//: compiler` contains its errors.
/// - `//: option flags=DEBUG`: The case is compiled and run without the flag and with it, with several flags in every
///   combination; `//: prints with DEBUG` contains the output with the flag.
/// - `//: option known App=DEBUG`: The flag is set in one module, and the generator knows it.
/// - `//: option configuration=release`: The generator knows all flags, as if the plugin ran it;
///   `//: prints with DEBUG` then contains the text of its `#error` for other flags.
/// - `//: option swift=6.2 raw identifiers`: The sources contain a feature that is newer than the oldest compiler.
/// - `//: option unread=Vendor`: The module is compiled but not read, like modules of other packages.
/// - `//: option view Features=Kit`: The module generates functions for modules above, and sees these modules.
/// - `//: option package Kit=Kit`: The module belongs to another package.
/// - `//: option frameworks=apple`: The case is compiled with modules that resemble Apple's, and not run.
package struct GoldenCase: Sendable {
    /// A section of the file, below its `//:` line.
    package struct Section: Equatable, Sendable {
        package var title: String
        package var text: String

        package init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    package var file: URL
    /// The text before the first section, which states the rule.
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

    /// A case without a file.
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

    /// Returns the value of an `//: option` line such as `roots=detect`, `swiftc=-default-isolation MainActor` or, for
    /// one module, `swiftc App=-enable-upcoming-feature ExistentialAny`.
    package func option(_ name: String) -> String? {
        for section in sections where section.title.hasPrefix("option \(name)=") {
            return String(section.title.dropFirst("option \(name)=".count))
        }
        return nil
    }

    /// Whether the case imports the modules that resemble UIKit, AppKit, SwiftUI and Combine.
    package var usesAppleModules: Bool { option("frameworks") == "apple" }

    /// The recorded outcome: the sections that are not written by hand.
    package var recorded: [Section] {
        sections.filter { GoldenCase.isOutcome($0.title) }
    }

    package static func isOutcome(_ title: String) -> Bool {
        title.hasPrefix("generated ") || title == "diagnostics" || title == "fix-its"
            || comesOfTheCompiler(title)
    }

    /// Whether a section records the outcome of compiling or running the case.
    package static func comesOfTheCompiler(_ title: String) -> Bool {
        title.hasPrefix("prints with ") || title == "compiler" || title == "prints"
    }

    /// Replaces the recorded outcome in the file.
    package func record(_ outcome: [Section]) throws {
        var text = claim.trimmingBlankLines() + "\n"
        for section in sections.filter({ !GoldenCase.isOutcome($0.title) }) + outcome {
            text += "//: \(section.title)\n" + section.text + (section.text.isEmpty ? "" : "\n")
        }
        try Data((text.trimmingBlankLines()).utf8).write(to: file)
    }
}

extension String {
    /// Returns the text without blank lines around it and with one line break at its end, or an empty string for a
    /// blank text.
    package func trimmingBlankLines() -> String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// Returns the text with every line as a comment.
    package func commented() -> String {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
    }
}
