import HeirloomModel

/// The output formats of diagnostics.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
    /// The compiler's format, which editors understand.
    case text
    /// A versioned document for other tools.
    case json
}

package struct DiagnosticPrinter: Sendable {
    private var format: DiagnosticFormat
    private var style: DiagnosticStyle
    private var texts: SourceTexts

    package init(format: DiagnosticFormat, style: DiagnosticStyle = .plain, texts: SourceTexts = .onDisk) {
        self.format = format
        self.style = style
        self.texts = texts
    }

    package func print(_ diagnostics: [Diagnostic]) throws(CommandFailure) -> String {
        switch format {
        case .text:
            text(DiagnosticSelection(diagnostics))
        case .json:
            try JSONText.text(
                of: DiagnosticDocument(of: diagnostics.map { $0.withUsableFixIts(in: texts) })
            )
        }
    }

    private func text(_ selection: DiagnosticSelection) -> String {
        let omissions = selection.omissions.map { omission in
            line(omission.location, omission.severity.kind, omission.message)
        }
        return selection.shown.map(text).joined() + omissions.joined()
    }

    /// Returns `path:line:column: error: message [id]`, its notes, and each edit of each fix-it as a note.
    private func text(_ diagnostic: Diagnostic) -> String {
        let message = "\(diagnostic.statement) [\(diagnostic.id.rawValue)]"
        let notes = diagnostic.notes.map { note in
            line(note.location, .note, note.message) + excerpt(at: note.location)
        }
        let edits = diagnostic.withUsableFixIts(in: texts).fixIts.flatMap { fixIt in
            fixIt.edits.map { edit in
                line(edit.location, .note, "fix-it: \(fixIt.message): \(edit.wording(in: texts))")
            }
        }
        return line(diagnostic.location, diagnostic.severity.kind, message)
            + excerpt(at: diagnostic.location) + notes.joined() + edits.joined()
    }

    private func line(_ location: SourceLocation, _ kind: LineKind, _ text: String) -> String {
        let start = location.range.start
        let place = style.emphasized("\(location.path):\(start.line):\(start.column):", .place)
        return "\(place) \(style.emphasized(kind.rawValue + ":", kind.emphasis)) \(text)\n"
    }

    private func excerpt(at location: SourceLocation) -> String {
        switch style {
        case .plain: return ""
        case .terminal:
            guard let excerpt = texts.excerpt(at: location) else { return "" }
            return "\(excerpt.line)\n\(style.emphasized(excerpt.mark, .caret))\n"
        }
    }
}

/// The kind of a printed line, as the word after its location.
private enum LineKind: String {
    case error, warning, note

    var emphasis: DiagnosticStyle.Emphasis {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}

extension Diagnostic.Severity {
    fileprivate var kind: LineKind {
        switch self {
        case .error: .error
        case .warning: .warning
        }
    }
}
