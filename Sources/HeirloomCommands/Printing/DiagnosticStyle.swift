import HeirloomBuild
import HeirloomModel

/// The style of printed text.
package enum DiagnosticStyle: Hashable, Sendable {
    /// For tools and logs: one line per diagnostic.
    case plain
    /// For people: in color, and with the source line.
    case terminal

    /// Returns the style for a stream. A nonempty `NO_COLOR` always selects plain text.
    static func of(_ stream: StandardStream) -> DiagnosticStyle {
        of(isTerminal: isatty(stream.rawValue) == 1, noColor: getenv("NO_COLOR").map { String(cString: $0) })
    }

    package static func of(isTerminal: Bool, noColor: String?) -> DiagnosticStyle {
        isTerminal && (noColor ?? "").isEmpty ? .terminal : .plain
    }

    /// Emphasizes the text if the style is that of a terminal.
    package func emphasized(_ text: String, _ emphasis: DiagnosticPrinter.Emphasis) -> String {
        switch self {
        case .plain: text
        case .terminal: "\u{1B}[\(emphasis.code)m\(text)\u{1B}[0m"
        }
    }
}

extension DiagnosticPrinter.Emphasis {
    /// The parameters of the terminal's control sequence.
    fileprivate var code: String {
        switch self {
        case .place: "1"
        case .error: "1;31"
        case .warning: "1;35"
        case .note: "1;36"
        case .caret: "1;32"
        case .heading: "1;4"
        case .type: "36"
        case .aside: "2"
        }
    }
}

extension DiagnosticPrinter {
    /// A printer for people, if the style is that of a terminal.
    ///
    /// - Parameter edits: Returns a note for each edit of a diagnostic's fix-its.
    package init(
        style: DiagnosticStyle,
        texts: SourceTexts = .onDisk,
        edits: (@Sendable (Diagnostic) -> [Diagnostic.Note])? = nil
    ) {
        self.init(
            emphasized: { style.emphasized($0, $1) },
            excerpt: { location in
                guard style == .terminal, let excerpt = texts.excerpt(at: location) else { return "" }
                return "\(excerpt.line)\n\(style.emphasized(excerpt.mark, .caret))\n"
            },
            edits: edits
        )
    }
}

/// Provides a printer with the files that diagnostics refer to.
package struct SourceTexts: Sendable {
    /// Returns the bytes of a file, or `nil` if it is unavailable.
    package let bytes: @Sendable (_ path: String) -> [UInt8]?

    package init(bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.bytes = bytes
    }

    /// The current files. If only a summary was given, they may be elsewhere.
    package static let onDisk = SourceTexts { path in
        FileBytes.isPlainFile(path) ? try? FileBytes.readText(path) : nil
    }

    /// Returns the line of a location, or `nil` if the file is unavailable or has changed.
    func excerpt(at location: SourceLocation) -> SourceExcerpt? {
        bytes(location.path).flatMap { SourceExcerpt(bytes: $0, range: location.range) }
    }
}

/// The source line of a diagnostic, and the mark below it.
struct SourceExcerpt: Hashable {
    private(set) var line: String
    /// Spaces up to the location, then a caret, then tildes for the rest of the range within the line.
    private(set) var mark: String

    /// Returns `nil` if the range does not fit the text, which may have been edited since.
    init?(bytes: [UInt8], range: SourceRange) {
        let start = range.start.offset
        let lineStart = start - (range.start.column - 1)
        guard 0 <= lineStart, lineStart <= start, start <= bytes.count else { return nil }
        guard lineStart == 0 || Self.isLineBreak(bytes[lineStart - 1]) else { return nil }
        let lineEnd = bytes[lineStart...].firstIndex(where: Self.isLineBreak) ?? bytes.count
        guard start <= lineEnd else { return nil }
        let end = max(start, min(range.end.offset, lineEnd))
        line = Self.printable(bytes[lineStart..<lineEnd])
        let blank = Self.printable(bytes[lineStart..<start]).map { $0 == "\t" ? $0 : " " }
        let tildes = Self.printable(bytes[start..<end]).count - 1
        mark = String(blank) + "^" + String(repeating: "~", count: max(tildes, 0))
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Replaces control characters except tabs, which a terminal would obey.
    private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
        var text = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            text.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return text
    }
}
