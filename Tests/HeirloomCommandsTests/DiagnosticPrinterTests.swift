import HeirloomBuild
import HeirloomCommands
import HeirloomModel
import Testing

@Suite struct DiagnosticPrinterTests {
    private static func location(_ path: String, line: Int, column: Int) -> HeirloomModel.SourceLocation {
        let position = SourcePosition(offset: 10 * line, line: line, column: column)
        return HeirloomModel.SourceLocation(path: path, range: SourceRange(at: position))
    }

    private static let diagnostics = [
        Diagnostic(
            id: .missingDependency,
            message: "nothing provides 'user: User'",
            location: location("a folder/Ä.swift", line: 3, column: 5),
            notes: [
                .init(message: "'App' instantiates it", location: location("App.swift", line: 1, column: 2))
            ],
            fixIts: [
                FixIt(
                    message: "forward it",
                    edits: [
                        .init(
                            location: location("a folder/Ä.swift", line: 2, column: 1),
                            newText: "@Forwarded"
                        )
                    ]
                )
            ]
        ),
        Diagnostic(
            id: .droppedRoot,
            message: "'B' is no root",
            location: location("B.swift", line: 7, column: 8)
        ),
    ]

    @Test func textHasTheFormatOfTheCompiler() throws {
        #expect(
            DiagnosticPrinter().print(Self.diagnostics) == """
                a folder/Ä.swift:3:5: error: nothing provides 'user: User' [missing-dependency]
                App.swift:1:2: note: 'App' instantiates it
                B.swift:7:8: warning: 'B' is no root [dropped-root]
                note: 'swift package heirloom fix' may have a fix-it for 1 of these 2

                """
        )
    }

    @Test func jsonIsOneVersionedDocument() throws {
        let place = #"{"column":8,"line":7,"offset":70}"#
        #expect(
            try DiagnosticFormat.json.text(of: [Self.diagnostics[1]]) == """
                {"diagnostics":[{"fixIts":[],"id":"dropped-root",\
                "location":{"path":"B.swift","range":{"end":\(place),"start":\(place)}},\
                "message":"'B' is no root","notes":[],\
                "page":"documentation/heirloom/dropped-root","severity":"warning"}],\
                "format":"heirloom-diagnostics","version":1}

                """
        )
    }

    @Test func noDiagnosticsPrintAsEmptyTextOrAnEmptyDocument() throws {
        #expect(DiagnosticPrinter().print([]).isEmpty)
        #expect(
            try DiagnosticFormat.json.text(of: []) == """
                {"diagnostics":[],"format":"heirloom-diagnostics","version":1}

                """
        )
    }
}
