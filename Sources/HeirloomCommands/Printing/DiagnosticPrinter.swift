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
        case .text: text(DiagnosticSelection(diagnostics))
        case .json: try JSONText.text(of: DiagnosticDocument(diagnostics: diagnostics))
        }
    }

    private func text(_ selection: DiagnosticSelection) -> String {
        let omissions = selection.omissions.map { omission in
            Self.line(omission.location, "\(omission.severity.rawValue): \(omission.message)")
        }
        return selection.shown.map(text).joined() + omissions.joined()
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
