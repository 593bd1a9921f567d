import HeirloomBuild
import HeirloomCommands
import HeirloomModel
import Testing

@Suite struct DiagnosticDocumentTests {
    private static func location(offsets: Range<Int>, line: Int) -> HeirloomModel.SourceLocation {
        HeirloomModel.SourceLocation(
            path: "a folder/Ä.swift",
            range: SourceRange(
                start: SourcePosition(offset: offsets.lowerBound, line: line, column: 5),
                end: SourcePosition(offset: offsets.upperBound, line: line, column: 5 + offsets.count)
            )
        )
    }

    @Test func diagnosticsNotesAndEditsHaveRanges() throws {
        let diagnostic = Diagnostic(
            id: .mutableDependency,
            message: "\"wrong\"",
            location: Self.location(offsets: 38..<41, line: 3),
            notes: [.init(message: "seen", location: Self.location(offsets: 70..<74, line: 5))],
            fixIts: [
                FixIt(
                    message: "fix it",
                    edits: [
                        .init(location: Self.location(offsets: 38..<41, line: 3), newText: "let"),
                        .init(location: Self.location(offsets: 90..<90, line: 7), newText: "a\n"),
                    ]
                )
            ]
        )
        func place(_ end: String, _ start: String) -> String {
            #"{"path":"a folder/Ä.swift","range":{"end":{\#(end)},"start":{\#(start)}}}"#
        }
        let keyword = place(#""column":8,"line":3,"offset":41"#, #""column":5,"line":3,"offset":38"#)
        let note = place(#""column":9,"line":5,"offset":74"#, #""column":5,"line":5,"offset":70"#)
        let insertion = place(#""column":5,"line":7,"offset":90"#, #""column":5,"line":7,"offset":90"#)
        #expect(
            try DiagnosticFormat.json.text(of: [diagnostic]) == #"""
                {"diagnostics":[{"fixIts":[{"edits":[\#
                {"location":\#(keyword),"newText":"let"},\#
                {"location":\#(insertion),"newText":"a\n"}],"message":"fix it"}],\#
                "id":"mutable-dependency","location":\#(keyword),"message":"\"wrong\"",\#
                "notes":[{"location":\#(note),"message":"seen"}],\#
                "page":"documentation/heirloom/mutable-dependency","severity":"error"}],\#
                "format":"heirloom-diagnostics","version":1}

                """#
        )
    }
}
