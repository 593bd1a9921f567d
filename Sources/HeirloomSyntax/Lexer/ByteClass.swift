import HeirloomModel

/// The kind of token that a byte may start.
enum ByteClass: UInt8 {
    case space, newline, identifier, digit, operatorCharacter, nonASCII, other

    private init(of byte: UInt8) {
        switch byte {
        case 0x00, 0x09, 0x0B, 0x0C, 0x20:
            self = .space
        case 0x0A, 0x0D:
            self = .newline
        case 0x24, 0x41...0x5A, 0x5F, 0x61...0x7A:
            self = .identifier
        case 0x30...0x39:
            self = .digit
        case 0x80...0xFF:
            self = .nonASCII
        default:
            self = Self.operatorCharacters.contains(byte) ? .operatorCharacter : .other
        }
    }

    private static let operatorCharacters = Array("/=-+!*%<>&|^~?".utf8)

    /// The class of each byte.
    nonisolated(unsafe) static let table = byteTable { ByteClass(of: $0) }

    /// Whether a byte continues a name or a number: ASCII letters and digits, `_`, `$`.
    nonisolated(unsafe) static let continuesWord = byteTable { byte in
        let byteClass = ByteClass(of: byte)
        return byteClass == .identifier || byteClass == .digit
    }

    /// Whether a byte can be ignored in a search for the end of a body: it neither opens, closes nor quotes anything,
    /// and ends no line.
    nonisolated(unsafe) static let isPlain = byteTable { byte in
        switch ByteClass(of: byte) {
        case .space: byte != 0
        case .newline: false
        case .identifier, .digit, .nonASCII: true
        case .operatorCharacter: byte != .slash
        case .other: [.period, .comma, .colon, .semicolon, .at, .backslash].contains(byte)
        }
    }

    /// Whether a byte can be ignored in a search for the end of a string.
    nonisolated(unsafe) static let isPlainInString = byteTable { byte in
        ![0, .quote, .backslash, .newline, .carriageReturn].contains(byte)
    }

    /// A table with an entry for each byte, which is never freed.
    private static func byteTable<Entry>(_ entry: (UInt8) -> Entry) -> UnsafePointer<Entry> {
        let table = UnsafeMutablePointer<Entry>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max {
            (table + Int(byte)).initialize(to: entry(byte))
        }
        return UnsafePointer(table)
    }
}

/// The bytes that have a meaning in Swift's grammar.
extension UInt8 {
    static var newline: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var exclamationMark: UInt8 { 0x21 }
    static var quote: UInt8 { 0x22 }
    static var pound: UInt8 { 0x23 }
    static var leftParenthesis: UInt8 { 0x28 }
    static var rightParenthesis: UInt8 { 0x29 }
    static var asterisk: UInt8 { 0x2A }
    static var plus: UInt8 { 0x2B }
    static var comma: UInt8 { 0x2C }
    static var minus: UInt8 { 0x2D }
    static var period: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var colon: UInt8 { 0x3A }
    static var semicolon: UInt8 { 0x3B }
    static var lessThan: UInt8 { 0x3C }
    static var greaterThan: UInt8 { 0x3E }
    static var questionMark: UInt8 { 0x3F }
    static var at: UInt8 { 0x40 }
    static var leftBracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var rightBracket: UInt8 { 0x5D }
    static var backtick: UInt8 { 0x60 }
    static var leftBrace: UInt8 { 0x7B }
    static var rightBrace: UInt8 { 0x7D }
    static var tilde: UInt8 { 0x7E }
}

/// The current line of a text that is being read: its number and its start.
struct LineCount {
    /// Counted from 1.
    private(set) var line: UInt32
    /// The offset of its first byte.
    private(set) var start: UInt32

    /// The line of a text's first byte, which has this position. Before it, the line may start below zero.
    init(at position: SourcePosition) {
        line = UInt32(truncatingIfNeeded: position.line)
        start = 1 &- UInt32(truncatingIfNeeded: position.column)
    }

    /// The line on which a token starts.
    init(of token: Token) {
        line = token.line
        start = token.lineStart
    }

    /// The position of an offset on this line.
    func position(_ offset: Int) -> SourcePosition {
        SourcePosition(offset: UInt32(truncatingIfNeeded: offset), line: line, lineStart: start)
    }

    /// Starts the line at an offset.
    mutating func begin(at offset: Int) {
        line &+= 1
        start = UInt32(truncatingIfNeeded: offset)
    }

    /// Advances over the bytes between two offsets.
    mutating func pass(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        var place = bytes.endOfLine(from: start, to: end)
        while place < end {
            // `\r\n` is one line end.
            if bytes[place] == .newline || bytes[place + 1] != .newline { begin(at: place + 1) }
            place = bytes.endOfLine(from: place + 1, to: end)
        }
    }
}
