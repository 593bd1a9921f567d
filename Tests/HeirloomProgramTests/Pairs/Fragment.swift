import Foundation
import HeirloomGoldenSupport

/// An idiom that can be combined with any other: its declarations, the properties it adds to a root and to a scope
/// below, and the output of a program that uses it.
///
/// A file of `Fragments` contains one idiom. `XX` is a prefix of its type names and `xx` of its labels, so that a
/// program can contain an idiom many times. The sections are `//: Core`, `//: Feature` and `//: App` for declarations,
/// `//: root` and `//: inner` for properties, `//: main` for statements, which can use `root` and `inner`, and
/// `//: prints`.
struct Fragment: Sendable {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fragments")

    var goldenCase: GoldenCase

    var name: String { goldenCase.name }
    /// Whether types that contain the idiom must be isolated to the main actor.
    var needsMainActor: Bool { goldenCase.option("isolation") == "MainActor" }

    /// Every fragment, sorted by name.
    static let all: [Fragment] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
            (try? GoldenCase(file: folder.appendingPathComponent(file))).map(Fragment.init)
        }
    }()

    /// Returns the text of a section with prefixed names.
    func text(_ section: String, prefix: String) -> String {
        goldenCase.sections.filter { $0.title == section }.map(\.text).joined()
            .replacingOccurrences(of: "XX", with: prefix.uppercased())
            .replacingOccurrences(of: "xx", with: prefix.lowercased())
    }

    /// The output of the idiom.
    var printed: String {
        text("prints", prefix: "").split(separator: "\n").map { $0.dropFirst(3) + "\n" }.joined()
    }
}
