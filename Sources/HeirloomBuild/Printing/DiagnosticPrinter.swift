import HeirloomModel

/// Prints diagnostics in the compiler's format, which editors understand.
package struct DiagnosticPrinter: Sendable {
    private let emphasized: @Sendable (String, Emphasis) -> String
    private let excerpt: @Sendable (SourceLocation) -> String
    private let edits: (@Sendable (Diagnostic) -> [Diagnostic.Note])?

    /// - Parameters:
    ///   - emphasized: Emphasizes a part of a line.
    ///   - excerpt: Returns the lines to print below the line for a location.
    ///   - edits: Returns a note for each edit of a diagnostic's fix-its. Without it, one line at the end gives the number of
    ///     diagnostics with fix-its.
    package init(
        emphasized: @escaping @Sendable (String, Emphasis) -> String = { text, _ in text },
        excerpt: @escaping @Sendable (SourceLocation) -> String = { _ in "" },
        edits: (@Sendable (Diagnostic) -> [Diagnostic.Note])? = nil
    ) {
        self.emphasized = emphasized
        self.excerpt = excerpt
        self.edits = edits
    }

    package func print(_ diagnostics: [Diagnostic]) -> String {
        let selection = DiagnosticSelection(diagnostics)
        let omissions = selection.omissions.map { omission in
            line(omission.location, omission.severity.emphasis, omission.message)
        }
        return selection.shown.map(text).joined() + omissions.joined()
            + (edits == nil ? fixable(among: diagnostics) : "")
    }

    /// Returns `path:line:column: error: message [id]` and its notes.
    private func text(_ diagnostic: Diagnostic) -> String {
        let message = "\(diagnostic.statement) [\(diagnostic.id.rawValue)]"
        let notes = diagnostic.notes.map { note in
            line(note.location, .note, note.message) + excerpt(note.location)
        }
        let edits = (edits?(diagnostic) ?? []).map { line($0.location, .note, $0.message) }
        return line(diagnostic.location, diagnostic.severity.emphasis, message)
            + excerpt(diagnostic.location) + notes.joined() + edits.joined()
    }

    /// Returns the line with the number of diagnostics that have fix-its.
    private func fixable(among diagnostics: [Diagnostic]) -> String {
        let count = diagnostics.count { !$0.fixIts.isEmpty }
        if count == 0 { return "" }
        let which =
            diagnostics.count == 1
            ? "this" : count == diagnostics.count ? "all of these" : "\(count) of these \(diagnostics.count)"
        let fixes = count == 1 ? "a fix-it" : "fix-its"
        return "\(emphasized("note:", .note)) 'swift package heirloom fix' may have \(fixes) for \(which)\n"
    }

    private func line(_ location: SourceLocation, _ kind: Emphasis, _ text: String) -> String {
        let start = location.range.start
        let place = emphasized("\(location.path):\(start.line):\(start.column):", .place)
        return "\(place) \(emphasized(kind.rawValue + ":", kind)) \(text)\n"
    }

    /// A kind of text that a terminal can highlight.
    package enum Emphasis: String {
        case place, error, warning, note, caret, heading, type, aside
    }
}

extension Diagnostic.Severity {
    fileprivate var emphasis: DiagnosticPrinter.Emphasis {
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
