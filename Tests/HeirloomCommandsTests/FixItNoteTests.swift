import HeirloomBuild
import HeirloomCommands
import HeirloomModel
import Testing

/// The notes for fix-its in text output.
@Suite struct FixItNoteTests {
    private static let source = "struct Ä {\n    private var b: B\n}\n"

    private static func location(offsets: Range<Int>, line: Int, columns: Range<Int>)
        -> HeirloomModel.SourceLocation
    {
        HeirloomModel.SourceLocation(
            path: "A.swift",
            range: SourceRange(
                start: SourcePosition(offset: offsets.lowerBound, line: line, column: columns.lowerBound),
                end: SourcePosition(offset: offsets.upperBound, line: line, column: columns.upperBound)
            )
        )
    }

    private static let name = location(offsets: 9..<9, line: 1, columns: 10..<10)
    private static let access = location(offsets: 16..<24, line: 2, columns: 5..<13)
    private static let keyword = location(offsets: 24..<27, line: 2, columns: 13..<16)

    /// The printed notes of a fix-it, without the line of its diagnostic.
    private static func notes(for edits: [FixIt.Edit], at source: String? = source) throws -> String {
        let diagnostic = Diagnostic(
            id: .mutableDependency,
            message: "wrong",
            location: keyword,
            fixIts: [FixIt(message: "fix it", edits: edits)]
        )
        let bytes = source.map { Array($0.utf8) }
        let texts = SourceTexts { _ in bytes }
        let text = DiagnosticPrinter(edits: { $0.edits(in: texts) }).print([diagnostic])
        let headline = "A.swift:2:13: error: wrong [mutable-dependency]\n"
        #expect(text.hasPrefix(headline))
        return String(text.dropFirst(headline.count))
    }

    @Test func everyEditIsANoteWithItsExactText() throws {
        let edits = [
            FixIt.Edit(location: Self.name, newText: ": Instantiable"),
            FixIt.Edit(location: Self.access, newText: ""),
            FixIt.Edit(location: Self.keyword, newText: "let"),
        ]
        #expect(
            try Self.notes(for: edits) == """
                A.swift:1:10: note: fix-it: fix it: insert ': Instantiable'
                A.swift:2:5: note: fix-it: fix it: remove 'private '
                A.swift:2:13: note: fix-it: fix it: replace 'var' with 'let'

                """
        )
    }

    @Test func editsOfSeveralLinesAreEscaped() throws {
        let edit = FixIt.Edit(location: Self.name, newText: "\n\tlet a = \"\\(b)\"\r\n\u{1B}[2Jü")
        #expect(
            try Self.notes(for: [edit]) == #"""
                A.swift:1:10: note: fix-it: fix it: insert '\n\tlet a = "\\(b)"\r\n\u{1B}[2Jü'

                """#
        )
    }

    @Test func editsWithoutEffectAreOmitted() throws {
        let idle = FixIt.Edit(location: Self.keyword, newText: "var")
        let edits = [idle, FixIt.Edit(location: Self.access, newText: "internal")]
        #expect(
            try Self.notes(for: edits) == """
                A.swift:2:5: note: fix-it: fix it: replace 'private ' with 'internal'

                """
        )
        #expect(try Self.notes(for: [idle]) == "")
    }

    @Test(arguments: [nil, "struct"])
    func notesWithoutASourceGiveTheEndOfTheOldText(source: String?) throws {
        let edits = [
            FixIt.Edit(location: Self.access, newText: ""),
            FixIt.Edit(location: Self.keyword, newText: "let"),
        ]
        #expect(
            try Self.notes(for: edits, at: source) == """
                A.swift:2:5: note: fix-it: fix it: remove the text up to 2:13
                A.swift:2:13: note: fix-it: fix it: replace the text up to 2:16 with 'let'

                """
        )
    }
}
