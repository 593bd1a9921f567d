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
