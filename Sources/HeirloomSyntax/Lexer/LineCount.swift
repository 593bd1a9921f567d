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

    /// Advances over the bytes between two offsets. Eight zeros must follow the text.
    ///
    /// It searches only for the last line end, because no position in between is needed.
    mutating func pass(
        _ bytes: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int,
        mayHoldReturns: Bool = true
    ) {
        if mayHoldReturns {
            passEachByte(bytes, from: start, to: end)
            return
        }
        let count = Self.newlines(in: bytes, from: start, to: end)
        if count == 0 { return }
        var place = end
        while bytes[place - 1] != .newline { place -= 1 }
        line &+= UInt32(truncatingIfNeeded: count)
        self.start = UInt32(truncatingIfNeeded: place)
    }

    /// The number of `\n`. Examines eight bytes at a time.
    private static func newlines(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> UInt64 {
        var place = start
        var count: UInt64 = 0
        while place < end {
            // Each of the eight bytes of the sums has room for this many.
            let stop = min(end - 8, place + 8 * 255)
            var sums: UInt64 = 0
            while place <= stop {
                sums &+= newlines(at: bytes + place)
                place += 8
            }
            if place > end - 8, place < end {
                sums &+= newlines(at: bytes + place) & (UInt64.max >> UInt64(8 * (place + 8 - end)))
                place = end
            }
            count &+= ((sums & 0x00FF_00FF_00FF_00FF) &* 0x0001_0001_0001_0001) >> 48
            count &+= ((sums >> 8 & 0x00FF_00FF_00FF_00FF) &* 0x0001_0001_0001_0001) >> 48
        }
        return count
    }

    /// A one in each of eight bytes that is `\n`.
    private static func newlines(at bytes: UnsafePointer<UInt8>) -> UInt64 {
        let word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
        // `(x & 0x7F) + 0x7F | x` sets the highest bit of each byte of `x` that is not zero.
        let other = word ^ 0x0A0A_0A0A_0A0A_0A0A
        let isOther = ((other & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | other
        return ~isOther >> 7 & 0x0101_0101_0101_0101
    }

    private mutating func passEachByte(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        var place = start
        while place < end {
            let byte = bytes[place]
            place += 1
            // `\r\n` is one line end.
            if byte == .newline || byte == .carriageReturn && bytes[place] != .newline { begin(at: place) }
        }
    }
}
