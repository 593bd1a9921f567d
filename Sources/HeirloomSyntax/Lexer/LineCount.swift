import HeirloomModel

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
