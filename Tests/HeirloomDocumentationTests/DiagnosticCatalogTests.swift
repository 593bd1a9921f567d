import Foundation
import HeirloomModel
import HeirloomTestSupport
import Testing

/// The list of diagnostics.
@Suite struct DiagnosticCatalogTests {
    private static let folder = "Sources/Heirloom/Heirloom.docc"

    /// Each heading is followed by a line for each page with its first sentence; the topics repeat the same groups.
    @Test func theListContainsEveryPageWithItsFirstSentence() throws {
        let file = Compiler.repository.appendingPathComponent("\(Self.folder)/Diagnostics.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let halves = text.components(separatedBy: "\n## Topics\n")
        let groups = halves[0].components(separatedBy: "\n## ").dropFirst().map(Group.init)
        let pages = Dictionary(uniqueKeysWithValues: DiagnosticPage.all.map { ($0.name, $0.abstract) })

        #expect(groups.flatMap(\.names).sorted() == pages.keys.sorted())
        for group in groups {
            let lines = group.names.map { "- [`\($0)`](doc:\($0)): \(pages[$0] ?? "")\n" }.joined()
            #expect(group.text == lines)
        }
        let topics = groups.map { group in
            "\n### \(group.heading)\n\n" + group.names.map { "- <doc:\($0)>\n" }.joined()
        }
        #expect(halves.dropFirst() == [topics.joined()])
    }

    @Test func theListNamesTheWarnings() throws {
        let file = Compiler.repository.appendingPathComponent("\(Self.folder)/Diagnostics.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let paragraph = text.components(separatedBy: "\n\n").first { $0.hasPrefix("Warnings are ") }
        let words = paragraph?.prefix { $0 != ";" }.split { $0.isWhitespace }.joined(separator: " ")
        let warnings = DiagnosticID.warnings.map { "`\($0.rawValue)`" }
        let last = try #require(warnings.last)
        let list = "\(warnings.dropLast().joined(separator: ", ")) and \(last)"
        #expect(words == "Warnings are \(list)")
    }
}

/// A heading of the list with the entries below it.
private struct Group {
    let heading: String
    let text: String
    /// The ids of the entries.
    let names: [String]

    init(_ section: String) {
        let parts = section.components(separatedBy: "\n\n")
        heading = parts[0]
        text = parts.dropFirst().joined(separator: "\n\n").trimmingCharacters(in: .newlines) + "\n"
        names = text.split(separator: "\n").compactMap { line in
            line.split(separator: "`").dropFirst().first.map(String.init)
        }
    }
}
