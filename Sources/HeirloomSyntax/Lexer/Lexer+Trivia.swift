extension Lexer {
    /// Skips a byte order mark and a first line `#!…`.
    mutating func skipFileStart() {
        if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
        if bytes[offset] == .pound, bytes[offset + 1] == .exclamationMark {
            offset = bytes.endOfLine(from: offset, to: end)
        }
    }

    /// Skips spaces, line ends and comments.
    mutating func skipTrivia() {
        while offset < end {
            let byte = bytes[offset]
            switch classes[Int(byte)] {
            case .space:
                offset = bytes.endOfSpaces(from: offset + 1)
                sawSpace = true
            case .newline:
                // `\r\n` is one line end.
                offset += byte == .carriageReturn && bytes[offset + 1] == .newline ? 2 : 1
                lines.begin(at: offset)
                sawSpace = true
                sawNewline = true
            case .operatorCharacter:
                guard byte == .slash else { return }
                if bytes[offset + 1] == .slash {
                    offset = bytes.endOfLine(from: offset, to: end)
                } else if bytes[offset + 1] == .asterisk {
                    skipBlockComment()
                } else {
                    return
                }
                sawSpace = true
            case .nonASCII:
                // A no-break space.
                guard byte == 0xC2, bytes[offset + 1] == 0xA0 else { return }
                offset += 2
                sawSpace = true
            case .identifier, .digit, .other:
                return
            }
        }
    }

    /// Skips a block comment, which may contain others.
    private mutating func skipBlockComment() {
        let start = offset
        if let stop = endOfBlockComment(from: start) {
            let line = lines.line
            offset = stop
            lines.pass(bytes, from: start, to: stop)
            if lines.line > line { sawNewline = true }
        } else {
            offset = end
            lines.pass(bytes, from: start, to: end)
            report("unterminated '/*' comment", from: start, to: start + 2)
        }
    }

    /// The offset after `/* … /* … */ … */`; `nil` if it does not end.
    mutating func endOfBlockComment(from start: Int) -> Int? {
        var depth = 1
        var place = start + 2
        defer { soughtBytes += place - start }
        while place < end {
            let byte = bytes[place]
            if byte == .asterisk, bytes[place + 1] == .slash {
                place += 2
                depth -= 1
                if depth == 0 { return place }
            } else if byte == .slash, bytes[place + 1] == .asterisk {
                place += 2
                depth += 1
            } else {
                place += 1
            }
        }
        return nil
    }
}

extension UnsafePointer<UInt8> {
    /// The offset of the next byte that is not a plain space, examining eight bytes at a time.
    func endOfSpaces(from start: Int) -> Int {
        var place = start
        if self[place] != 0x20 { return place }
        while true {
            let other =
                UInt64(littleEndian: UnsafeRawPointer(self + place).loadUnaligned(as: UInt64.self))
                ^ 0x2020_2020_2020_2020
            if other != 0 { return place + other.trailingZeroBitCount >> 3 }
            place += 8
        }
    }

    /// The offset of the next `\n` or `\r`, or `end`. Seven more bytes must be readable.
    ///
    /// It examines eight bytes at a time, because comments are a large part of a text. `x - 0x0E & ~x` sets the highest
    /// bit of each byte below `0x0E`, and hardly any byte but a line end is below. Bytes after the first such byte may
    /// be wrong, so only the first one counts.
    func endOfLine(from start: Int, to end: Int) -> Int {
        var place = start
        while place < end {
            let word = UInt64(littleEndian: UnsafeRawPointer(self + place).loadUnaligned(as: UInt64.self))
            let found = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
            if found == 0 {
                place += 8
                continue
            }
            place += found.trailingZeroBitCount >> 3
            if self[place] == .newline || self[place] == .carriageReturn { break }
            place += 1
        }
        return min(place, end)
    }
}
