import HeirloomModel

/// Prints diagnostics in the compiler's format, which editors understand.
package struct DiagnosticPrinter: Sendable {
    private let style: DiagnosticStyle
    private let texts: SourceTexts
    private let edits: (@Sendable (Diagnostic) -> [Diagnostic.Note])?

    /// - Parameter edits: Returns a note for each edit of a diagnostic's fix-its. If it is missing, one line at the end tells
    ///   how many diagnostics have fix-its.
    package init(
        style: DiagnosticStyle = .plain,
        texts: SourceTexts = .onDisk,
        edits: (@Sendable (Diagnostic) -> [Diagnostic.Note])? = nil
    ) {
        self.style = style
        self.texts = texts
        self.edits = edits
    }

    package func print(_ diagnostics: [Diagnostic]) -> String {
        let selection = DiagnosticSelection(diagnostics)
        let omissions = selection.omissions.map { omission in
            line(omission.location, omission.severity.kind, omission.message)
        }
        return selection.shown.map(text).joined() + omissions.joined()
            + (edits == nil ? fixable(among: diagnostics) : "")
    }

    /// Returns `path:line:column: error: message [id]` and its notes.
    private func text(_ diagnostic: Diagnostic) -> String {
        let message = "\(diagnostic.statement) [\(diagnostic.id.rawValue)]"
        let notes = diagnostic.notes.map { note in
            line(note.location, .note, note.message) + excerpt(at: note.location)
        }
        let edits = (edits?(diagnostic) ?? []).map { line($0.location, .note, $0.message) }
        return line(diagnostic.location, diagnostic.severity.kind, message)
            + excerpt(at: diagnostic.location) + notes.joined() + edits.joined()
    }

    /// Returns the line that tells how many of the diagnostics have fix-its.
    private func fixable(among diagnostics: [Diagnostic]) -> String {
        let count = diagnostics.count { !$0.fixIts.isEmpty }
        if count == 0 { return "" }
        let which =
            diagnostics.count == 1
            ? "this" : count == diagnostics.count ? "all of these" : "\(count) of these \(diagnostics.count)"
        let label = style.emphasized(LineKind.note.rawValue + ":", LineKind.note.emphasis)
        return
            "\(label) 'swift package heirloom fix' may have \(count == 1 ? "a fix-it" : "fix-its") for \(which)\n"
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

/// The diagnostics to print, and the number of omitted ones.
struct DiagnosticSelection {
    /// The maximum number of printed diagnostics per severity: more are rarely fixed before the next build.
    static let limit = 50

    private(set) var shown: [Diagnostic] = []
    private(set) var omissions: [Omission] = []

    /// The omitted diagnostics of one severity.
    struct Omission: Hashable {
        var severity: Diagnostic.Severity
        var count: Int
        /// The location of the first one.
        var location: SourceLocation

        /// `12 more errors`
        var message: String { "\(count) more \(severity.rawValue)" + (count == 1 ? "" : "s") }
    }

    /// Selects the first errors and the first warnings, in the given order.
    init(_ diagnostics: [Diagnostic]) {
        var counts: [Diagnostic.Severity: Int] = [:]
        var firstOmitted: [Diagnostic.Severity: SourceLocation] = [:]
        for diagnostic in diagnostics {
            let count = counts[diagnostic.severity, default: 0] + 1
            counts[diagnostic.severity] = count
            if count <= Self.limit { shown.append(diagnostic) }
            if count == Self.limit + 1 { firstOmitted[diagnostic.severity] = diagnostic.location }
        }
        for severity in [Diagnostic.Severity.error, .warning] {
            guard let location = firstOmitted[severity], let count = counts[severity] else { continue }
            omissions.append(Omission(severity: severity, count: count - Self.limit, location: location))
        }
    }
}

/// The style of printed text.
package enum DiagnosticStyle: Hashable, Sendable {
    /// For tools and logs: one line per diagnostic.
    case plain
    /// For people: in color, and with the source line.
    case terminal

    /// Returns the style for a stream. A nonempty `NO_COLOR` always selects plain text.
    static func of(_ stream: StandardStream) -> DiagnosticStyle {
        of(isTerminal: stream.isTerminal, noColor: Environment.value(of: "NO_COLOR"))
    }

    package static func of(isTerminal: Bool, noColor: String?) -> DiagnosticStyle {
        isTerminal && (noColor ?? "").isEmpty ? .terminal : .plain
    }

    /// A kind of text that a terminal can highlight.
    package enum Emphasis: String {
        case place = "1"
        case error = "1;31"
        case warning = "1;35"
        case note = "1;36"
        case caret = "1;32"
        case heading = "1;4"
        case type = "36"
        case aside = "2"
    }

    /// Emphasizes the text if the style is that of a terminal.
    package func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
        switch self {
        case .plain: text
        case .terminal: "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
        }
    }
}
