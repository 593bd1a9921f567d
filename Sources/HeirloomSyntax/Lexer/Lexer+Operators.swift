extension Lexer {
    /// Reads a run of operator characters: `+`, `..<`, `>?`.
    ///
    /// `?` and `!` after an operand are tokens of their own, as they are for the compiler. The parser splits the `<`
    /// and `>` that it needs from a run.
    mutating func lexOperator() {
        let start = offset
        let first = bytes[start]
        let isBound = isBoundToOperand(start)
        if first == .slash, !isBound, lexRegex() { return }
        if first == .lessThan, bytes[start + 1] == .pound, lexPlaceholder() { return }
        if isBound, first == .questionMark || first == .exclamationMark {
            lexSingle(.operator)
            return
        }
        let mayHoldRegex = !isBound && !followsOperatorName
        scanOperator(mayHoldRegex: mayHoldRegex)
        append(.operator, from: start)
        // `!/regular expression/`
        if mayHoldRegex, bytes[offset] == .slash, !startsComment(offset) { _ = lexRegex() }
    }

    private func startsComment(_ place: Int) -> Bool {
        bytes[place + 1] == .slash || bytes[place + 1] == .asterisk
    }

    private mutating func scanOperator(mayHoldRegex: Bool) {
        let start = offset
        let startsWithPeriod = bytes[start] == .period
        while offset < end {
            let byte = bytes[offset]
            switch classes[Int(byte)] {
            case .operatorCharacter:
                if byte == .slash, offset > start {
                    if startsComment(offset) { return }
                    if mayHoldRegex, endOfRegex(from: offset) != nil { return }
                }
                offset += 1
            case .other:
                guard startsWithPeriod, byte == .period else { return }
                offset += 1
            case .nonASCII:
                guard isUnicodeOperator(at: offset) else { return }
                offset += bytes[offset] < 0xE0 ? 2 : 3
            case .space, .newline, .identifier, .digit:
                return
            }
        }
    }

    /// Whether an operand ends directly before an offset, so that no prefix operator follows.
    func isBoundToOperand(_ place: Int) -> Bool {
        if sawSpace || place == 0 { return false }
        switch bytes[place - 1] {
        case .leftParenthesis, .leftBracket, .leftBrace, .comma, .semicolon, .colon: return false
        default: return true
        }
    }

    /// Reads an editor's placeholder, `<#name#>`, as a name.
    private mutating func lexPlaceholder() -> Bool {
        let start = offset
        guard let stop = endOfPlaceholder(from: start) else { return false }
        offset = stop
        append(.identifier, from: start)
        return true
    }

    /// The offset after `<#name#>`; `nil` if it does not end on its line.
    mutating func endOfPlaceholder(from start: Int) -> Int? {
        var place = start + 2
        defer { soughtBytes += place - start }
        while place < end, classes[Int(bytes[place])] != .newline {
            if bytes[place] == .pound, bytes[place + 1] == .greaterThan { return place + 2 }
            if bytes[place] == .lessThan, bytes[place + 1] == .pound { return nil }
            place += 1
        }
        return nil
    }

    /// Whether a non-ASCII operator character is at an offset, by the list in Swift's grammar.
    func isUnicodeOperator(at place: Int) -> Bool {
        let first = UInt32(bytes[place])
        let second = UInt32(bytes[place + 1])
        if first < 0xC2 || second & 0xC0 != 0x80 { return false }
        if first < 0xE0 { return isOperatorScalar((first & 0x1F) << 6 | second & 0x3F) }
        let third = UInt32(bytes[place + 2])
        if first != 0xE2 && first != 0xE3 || third & 0xC0 != 0x80 { return false }
        return isOperatorScalar((first & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F)
    }

    private func isOperatorScalar(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
            0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
            0x3008...0x3020, 0x3030:
            true
        default:
            false
        }
    }
}
