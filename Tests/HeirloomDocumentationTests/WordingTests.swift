import Foundation
import HeirloomTestSupport
import Testing

/// Sources, pages and messages stay in plain English: phrases that were replaced everywhere do not come back.
@Suite struct WordingTests {
    /// A phrase, and what to write instead.
    private struct Relapse: @unchecked Sendable {
        var phrase: Regex<Substring>
        var better: String
    }

    private static let relapses = [
        Relapse(phrase: #/\banew\b/#, better: "again"),
        Relapse(phrase: #/\b[Ww]hoever\b/#, better: "a noun"),
        Relapse(phrase: #/\b(?:is|are|was) told(?: of)?\b/#, better: "reported"),
        Relapse(phrase: #/\bfor good\b/#, better: "sending"),
        Relapse(phrase: #/\bmend(?:s|ed|ing)?\b/#, better: "fix"),
        Relapse(phrase: #/\bhand(?:s|ed)? (?:in|over|on)\b/#, better: "pass"),
        Relapse(phrase: #/\bstands? (?:at|beside|under)\b/#, better: "is declared in, is next to, is inside"),
        Relapse(phrase: #/\bis no (?:one|root|type|value|list|number)\b/#, better: "is not a"),
    ]

    @Test func replacedPhrasesDoNotComeBack() throws {
        var found: [String] = []
        for file in try Self.files() {
            let text = try String(contentsOf: file, encoding: .utf8)
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                for relapse in Self.relapses {
                    guard let match = line.firstMatch(of: relapse.phrase) else { continue }
                    found.append("\(file.path):\(number + 1): '\(match.output)'; write '\(relapse.better)'")
                }
            }
        }
        #expect(found == [])
    }

    /// The sources of the package and its plugins, the pages of its libraries and examples, and the two at the top.
    private static func files() throws -> [URL] {
        let root = Compiler.repository
        var files = ["README.md", "CONTRIBUTING.md"].map { root.appendingPathComponent($0) }
        let examples = ["Notes", "Weather", "Server", "Screens", "Bazel"].map { "Examples/\($0)" }
        for folder in ["Sources", "Plugins"] + examples {
            let folder = root.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                let isSource = path.hasSuffix(".md") || path.hasSuffix(".swift")
                if isSource, !path.contains(".build/") { files.append(folder.appendingPathComponent(path)) }
            }
        }
        return files
    }
}
