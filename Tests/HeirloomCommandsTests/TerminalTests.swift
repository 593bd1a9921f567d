import Foundation
import HeirloomBuild
import HeirloomCommands
import HeirloomModel
import Testing

/// Diagnostics on a terminal.
@Suite struct TerminalTests {
    private static let source = "struct Ä {\n\tlet ö: Öl\u{7}\r\n}"

    private static func location(
        offset: Int,
        length: Int,
        line: Int,
        column: Int
    ) -> HeirloomModel.SourceLocation {
        HeirloomModel.SourceLocation(
            path: "A.swift",
            range: SourceRange(
                start: SourcePosition(offset: offset, line: line, column: column),
                end: SourcePosition(offset: offset + length, line: line, column: column + length)
            )
        )
    }

    private static let diagnostics = [
        Diagnostic(
            id: .missingDependency,
            message: "wrong",
            location: location(offset: 17, length: 7, line: 2, column: 6),
            notes: [.init(message: "seen", location: location(offset: 7, length: 99, line: 1, column: 8))],
            fixIts: [
                FixIt(
                    message: "name it",
                    edits: [
                        .init(location: location(offset: 17, length: 2, line: 2, column: 6), newText: "oil")
                    ]
                )
            ]
        ),
        Diagnostic(
            id: .droppedRoot,
            message: "edited since",
            location: location(offset: 18, length: 0, line: 2, column: 3)
        ),
    ]

    private static func printed(style: DiagnosticStyle) throws -> String {
        let bytes = Array(source.utf8)
        let texts = SourceTexts { $0 == "A.swift" ? bytes : nil }
        return DiagnosticPrinter(style: style, texts: texts).print(diagnostics)
    }

    @Test func terminalsGetColorsAndTheLineWithACaret() throws {
        let expected = """
            <1>A.swift:2:6:<0> <1;31>error:<0> wrong [missing-dependency]
            \tlet ö: Öl\u{FFFD}
            <1;32>\t    ^~~~~<0>
            <1>A.swift:1:8:<0> <1;36>note:<0> seen
            struct Ä {
            <1;32>       ^~~<0>
            <1>A.swift:2:3:<0> <1;35>warning:<0> edited since [dropped-root]
            <1;36>note:<0> 'swift package heirloom fix' may have a fix-it for 1 of these 2

            """
        #expect(
            try Self.printed(style: .terminal)
                == expected.replacingOccurrences(of: "<", with: "\u{1B}[")
                .replacingOccurrences(of: ">", with: "m")
        )
    }

    @Test func pipesGetPlainLines() throws {
        #expect(
            try Self.printed(style: .plain) == """
                A.swift:2:6: error: wrong [missing-dependency]
                A.swift:1:8: note: seen
                A.swift:2:3: warning: edited since [dropped-root]
                note: 'swift package heirloom fix' may have a fix-it for 1 of these 2

                """
        )
    }

    @Test func colorsNeedATerminalAndNoColorUnset() {
        #expect(DiagnosticStyle.of(isTerminal: true, noColor: nil) == .terminal)
        #expect(DiagnosticStyle.of(isTerminal: true, noColor: "") == .terminal)
        #expect(DiagnosticStyle.of(isTerminal: true, noColor: "1") == .plain)
        #expect(DiagnosticStyle.of(isTerminal: false, noColor: nil) == .plain)
    }
}
