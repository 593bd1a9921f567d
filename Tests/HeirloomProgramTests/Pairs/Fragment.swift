import Foundation
import HeirloomGoldenSupport

/// An idiom that can stand beside any other: what it declares, what it adds to a root and to a scope below it, and
/// what a program prints that uses it.
///
/// A file of `Fragments` holds one. `XX` begins the names of its types and `xx` its labels, so that one program holds
/// an idiom many times. Its sections are `//: Core`, `//: Feature` and `//: App` for declarations, `//: root` and
/// `//: inner` for properties, `//: main` for statements, which see `root` and `inner`, and `//: prints`.
struct Fragment: Sendable {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fragments")

    var goldenCase: GoldenCase

    var name: String { goldenCase.name }
    /// Whether what it is part of runs on the main actor.
    var needsMainActor: Bool { goldenCase.option("isolation") == "MainActor" }

    /// Every fragment, sorted by its name.
    static let all: [Fragment] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
            (try? GoldenCase(file: folder.appendingPathComponent(file))).map(Fragment.init)
        }
    }()

    /// The text of a section with names of its own.
    func text(_ section: String, prefix: String) -> String {
        goldenCase.sections.filter { $0.title == section }.map(\.text).joined()
            .replacingOccurrences(of: "XX", with: prefix.uppercased())
            .replacingOccurrences(of: "xx", with: prefix.lowercased())
    }

    /// What it prints.
    var printed: String {
        text("prints", prefix: "").split(separator: "\n").map { $0.dropFirst(3) + "\n" }.joined()
    }
}
