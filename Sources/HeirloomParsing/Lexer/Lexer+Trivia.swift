extension Lexer {
    /// Passes a byte order mark and a first line `#!…`.
    mutating func skipFileStart() {
        if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
        if bytes[offset] == .pound, bytes[offset + 1] == .exclamationMark { skipLine() }
    }

    /// Passes spaces, line ends and comments.
    mutating func skipTrivia() {
        while offset < end {
            let byte = bytes[offset]
            switch classes[Int(byte)] {
            case .space:
                var place = offset + 1
                while bytes[place] == 0x20 { place += 1 }
                offset = place
                sawSpace = true
            case .newline:
                offset += 1
                sawSpace = true
                sawNewline = true
            case .operatorCharacter:
                guard byte == .slash else { return }
                if bytes[offset + 1] == .slash {
                    skipLine()
                } else if bytes[offset + 1] == .asterisk {
                    skipBlockComment()
                } else {
                    return
                }
                sawSpace = true
            case .nonASCII:
                // A space that does not break.
                guard byte == 0xC2, bytes[offset + 1] == 0xA0 else { return }
                offset += 2
                sawSpace = true
            case .identifier, .digit, .other:
                return
            }
        }
    }

    /// Moves to the end of the line.
    private mutating func skipLine() {
        offset = LineIndex.endOfLine(in: bytes, from: offset, end: end)
    }

    /// Passes a comment of the kind that may hold others.
    private mutating func skipBlockComment() {
        let start = offset
        if let stop = endOfBlockComment(from: start) {
            if LineIndex.endOfLine(in: bytes, from: start, end: stop) < stop { sawNewline = true }
            offset = stop
        } else {
            offset = end
            report("unterminated '/*' comment", from: start, to: start + 2)
        }
    }

    /// The offset behind `/* … /* … */ … */`; `nil` where it does not end.
    func endOfBlockComment(from start: Int) -> Int? {
        var depth = 1
        var place = start + 2
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
