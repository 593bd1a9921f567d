import HeirloomBuild
import HeirloomCommands
import HeirloomModel
import Testing

/// Truncation of long lists of diagnostics.
@Suite struct DiagnosticLimitTests {
    private static func diagnostics(
        _ severity: Diagnostic.Severity,
        lines: Range<Int>
    ) -> [Diagnostic] {
        lines.map { line in
            let start = SourcePosition(offset: line, line: line, column: 2)
            return Diagnostic(
                id: severity == .error ? .missingDependency : .droppedRoot,
                message: "wrong",
                location: HeirloomModel.SourceLocation(path: "A.swift", range: SourceRange(at: start))
            )
        }
    }

    private static func lines(_ headline: String, _ numbers: Range<Int>) -> String {
        numbers.map { "A.swift:\($0):2: \(headline)\n" }.joined()
    }

    @Test func fiftyOfEachSeverityArePrintedInFull() throws {
        let diagnostics =
            Self.diagnostics(.error, lines: 1..<51) + Self.diagnostics(.warning, lines: 51..<101)
        #expect(
            DiagnosticPrinter().print(diagnostics)
                == Self.lines("error: wrong [missing-dependency]", 1..<51)
                + Self.lines("warning: wrong [dropped-root]", 51..<101)
        )
    }

    @Test func furtherDiagnosticsAreCountedWithErrorsFirst() throws {
        let diagnostics =
            Self.diagnostics(.warning, lines: 1..<52) + Self.diagnostics(.error, lines: 60..<172)
        #expect(
            DiagnosticPrinter().print(diagnostics)
                == Self.lines("warning: wrong [dropped-root]", 1..<51)
                + Self.lines("error: wrong [missing-dependency]", 60..<110)
                + "A.swift:110:2: error: 62 more errors\nA.swift:51:2: warning: 1 more warning\n"
        )
    }

    @Test func jsonDocumentsAreNotTruncated() throws {
        let entries = (1..<53).map { line in
            let place = #"{"column":2,"line":\#(line),"offset":\#(line)}"#
            return #"{"fixIts":[],"id":"missing-dependency","location":{"path":"A.swift","range":"#
                + #"{"end":\#(place),"start":\#(place)}},"message":"wrong","notes":[],"#
                + #""page":"documentation/heirloom/missing-dependency","severity":"error"}"#
        }
        #expect(
            try DiagnosticFormat.json.text(of: Self.diagnostics(.error, lines: 1..<53))
                == #"{"diagnostics":["# + entries.joined(separator: ",")
                + #"],"format":"heirloom-diagnostics","version":1}"# + "\n"
        )
    }
}
