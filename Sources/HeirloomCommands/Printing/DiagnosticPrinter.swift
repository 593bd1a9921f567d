import HeirloomModel

/// How diagnostics are printed.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
    /// As the compiler prints them, which editors understand.
    case text
    /// One versioned document, for other tools.
    case json
}

/// Prints diagnostics.
package enum DiagnosticPrinter {
    package static func print(
        _ diagnostics: [Diagnostic],
        as format: DiagnosticFormat
    ) throws(CommandFailure) -> String {
        switch format {
        case .text: diagnostics.map(text).joined()
        case .json: try JSONText.text(of: DiagnosticDocument(diagnostics: diagnostics))
        }
    }

    /// `path:line:column: error: message [id]`, its notes, and each fix-it as a note.
    private static func text(_ diagnostic: Diagnostic) -> String {
        let message = "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
        let notes = diagnostic.notes.map { line($0.location, "note: " + $0.message) }
        let fixIts = diagnostic.fixIts.map { fixIt in
            line(fixIt.edits.first?.location ?? diagnostic.location, "note: fix-it: " + fixIt.message)
        }
        return line(diagnostic.location, message) + notes.joined() + fixIts.joined()
    }

    private static func line(_ location: SourceLocation, _ text: String) -> String {
        let start = location.range.start
        return "\(location.path):\(start.line):\(start.column): \(text)\n"
    }
}

/// `{"diagnostics":[…],"format":"heirloom-diagnostics","version":1}`
private struct DiagnosticDocument: Encodable {
    let format = "heirloom-diagnostics"
    let version = 1
    let diagnostics: [Diagnostic]
}
