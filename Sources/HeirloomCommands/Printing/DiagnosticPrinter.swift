import HeirloomModel

/// How diagnostics are printed.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
    /// As the compiler prints them, which editors understand.
    case text
    /// One versioned document, for other tools.
    case json
}

/// Prints diagnostics.
package struct DiagnosticPrinter: Sendable {
    private var format: DiagnosticFormat
    private var texts: SourceTexts

    package init(format: DiagnosticFormat, texts: SourceTexts = .onDisk) {
        self.format = format
        self.texts = texts
    }

    package func print(_ diagnostics: [Diagnostic]) throws(CommandFailure) -> String {
        switch format {
        case .text: diagnostics.map(text).joined()
        case .json: try JSONText.text(of: DiagnosticDocument(diagnostics: diagnostics))
        }
    }

    /// `path:line:column: error: message [id]`, its notes, and each edit of each fix-it as a note.
    private func text(_ diagnostic: Diagnostic) -> String {
        let message = "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
        let notes = diagnostic.notes.map { Self.line($0.location, "note: " + $0.message) }
        let edits = diagnostic.fixIts.flatMap { fixIt in
            fixIt.edits.map { edit in
                Self.line(edit.location, "note: fix-it: \(fixIt.message): \(edit.wording(in: texts))")
            }
        }
        return Self.line(diagnostic.location, message) + notes.joined() + edits.joined()
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
