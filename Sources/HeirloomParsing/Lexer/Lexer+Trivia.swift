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
                offset += 1
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
        while offset < end, classes[Int(bytes[offset])] != .newline { offset += 1 }
    }

    /// Passes `/* … /* … */ … */`.
    private mutating func skipBlockComment() {
        let start = offset
        var depth = 1
        offset += 2
        while offset < end {
            let byte = bytes[offset]
            if byte == .asterisk, bytes[offset + 1] == .slash {
                offset += 2
                depth -= 1
                if depth == 0 { return }
            } else if byte == .slash, bytes[offset + 1] == .asterisk {
                offset += 2
                depth += 1
            } else {
                if byte == .newline || byte == .carriageReturn { sawNewline = true }
                offset += 1
            }
        }
        offset = end
        report("unterminated '/*' comment", from: start, to: start + 2)
    }
}
