/// For whom text is printed.
package enum DiagnosticStyle: Hashable, Sendable {
    /// For tools and logs: one line each.
    case plain
    /// For people: in colour, and with the line of the source.
    case terminal

    /// As a stream is connected. `NO_COLOR` asks for plain text wherever it is set and not empty.
    static func of(_ stream: StandardStream) -> DiagnosticStyle {
        of(isTerminal: stream.isTerminal, noColor: Environment.value(of: "NO_COLOR"))
    }

    package static func of(isTerminal: Bool, noColor: String?) -> DiagnosticStyle {
        isTerminal && (noColor ?? "").isEmpty ? .terminal : .plain
    }

    /// A stretch of a line that a terminal can set apart.
    enum Emphasis: String {
        case place = "1"
        case error = "1;31"
        case warning = "1;35"
        case note = "1;36"
        case caret = "1;32"
        case heading = "1;4"
        case type = "36"
        case aside = "2"
    }

    /// The text, on a terminal as it is emphasized.
    func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
        switch self {
        case .plain: text
        case .terminal: "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
        }
    }
}
