extension Lexer {
    /// Reads `name`, `$0`, `naïve`.
    mutating func lexIdentifier() {
        let start = offset
        skipIdentifierCharacters()
        // A byte that belongs to neither a character nor a name must not stop the lexer.
        if offset == start { offset += 1 }
        // Sought names start with a capital letter, and keywords do not, so a word is looked up only once.
        if bytes[start] < 0x5F {
            noteName(from: start, to: offset)
            append(.identifier, from: start)
            return
        }
        let keyword = keywords.keyword(of: offset - start, at: bytes + start)
        if let keyword, Keyword.types.contains(keyword) { awaitsTypeBody = true }
        append(.identifier, keyword: keyword, from: start)
    }

    mutating func skipIdentifierCharacters() {
        // The zeros after the text end every word.
        var place = offset
        while continuesWord[Int(bytes[place])] { place &+= 1 }
        while bytes[place] >= 0x80, !isUnicodeOperator(at: place), !isUnbreakingSpace(at: place) {
            place += 1
            while bytes[place] & 0xC0 == 0x80 { place += 1 }
            while continuesWord[Int(bytes[place])] { place += 1 }
        }
        offset = place
    }

    func isUnbreakingSpace(at place: Int) -> Bool { bytes[place] == 0xC2 && bytes[place + 1] == 0xA0 }

    /// Reads `` `class` `` and `` `two words` ``.
    mutating func lexBackticks() {
        let start = offset
        if let stop = passBackticks(start) {
            offset = stop
            noteName(from: start + 1, to: stop - 1)
            append(.identifier, from: start, isBackticked: true)
        } else {
            offset = start + 1
            report("expected a name and '`' after '`'", from: start, to: offset)
            append(.unknown, from: start)
        }
    }

    /// Reads `1_000`, `0xFF`, `1.5e-3`, `0x1.8p4`.
    mutating func lexNumber() {
        let start = offset
        let isHexadecimal = bytes[start] == 0x30 && bytes[start + 1] | 0x20 == 0x78
        // In `pair.0.1`, the second dot does not start a fraction.
        let followsPeriod = previousEnd == start && start > 0 && bytes[start - 1] == .period
        skipDigits(isHexadecimal: isHexadecimal)
        if !followsPeriod, bytes[offset] == .period, classes[Int(bytes[offset + 1])] == .digit {
            offset += 1
            skipDigits(isHexadecimal: isHexadecimal)
        }
        append(.number, from: start)
    }

    /// Skips letters, digits and the sign of an exponent.
    private mutating func skipDigits(isHexadecimal: Bool) {
        let exponent: UInt8 = isHexadecimal ? 0x70 : 0x65
        while offset < end {
            let byte = bytes[offset]
            let byteClass = classes[Int(byte)]
            if byteClass == .digit || byteClass == .identifier {
                offset += 1
            } else if (byte == .plus || byte == .minus) && bytes[offset - 1] | 0x20 == exponent
                && classes[Int(bytes[offset + 1])] == .digit
            {
                offset += 1
            } else {
                return
            }
        }
    }

    /// Reads a token that starts with `#`: a directive, a macro, a raw string or an extended regular expression.
    mutating func lexPound() {
        let start = offset
        var after = start
        while after < end, bytes[after] == .pound { after += 1 }
        let pounds = after - start
        if bytes[after] == .quote {
            offset = after
            openString(pounds: pounds, from: start)
        } else if bytes[after] == .slash {
            offset = after
            lexExtendedRegex(pounds: pounds, from: start)
        } else if pounds == 1, classes[Int(bytes[after])] == .identifier || bytes[after] >= 0x80 {
            lexMacroName()
        } else {
            offset = after
            report("expected a macro's name after '#'", from: start, to: offset)
            append(.unknown, from: start)
        }
    }

    private mutating func lexMacroName() {
        let start = offset
        offset += 1
        skipIdentifierCharacters()
        if matches("if", from: start + 1, to: offset) {
            openConditional(from: start)
        } else if matches("elseif", from: start + 1, to: offset) {
            continueConditional(.poundElseif, from: start)
        } else if matches("else", from: start + 1, to: offset) {
            continueConditional(.poundElse, from: start)
        } else if matches("endif", from: start + 1, to: offset) {
            closeConditional(from: start)
        } else {
            noteName(from: start + 1, to: offset)
            append(.macroName, from: start)
        }
    }

    /// Records whether a sought name occurs, until the first one is found.
    private mutating func noteName(from start: Int, to stop: Int) {
        let count = stop - start
        guard count < 64, soughtLengths &>> UInt64(truncatingIfNeeded: count) & 1 == 1 else { return }
        for name in soughtWords.names where matches(name, from: start, to: stop) {
            mentionsSoughtName = true
            soughtLengths = 0
            return
        }
    }

    /// Whether the bytes spell the text.
    func matches(_ text: StaticString, from start: Int, to stop: Int) -> Bool {
        text.isSpelled(by: bytes, from: start, to: stop)
    }

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
        scanOperator(isBound: isBound)
        let mayPrecedeRegex =
            bytes[offset] == .slash && !startsComment(offset) && !isBound && !followsOperatorName
        append(.operator, from: start)
        // `!/regular expression/`
        if mayPrecedeRegex { _ = lexRegex() }
    }

    func startsComment(_ place: Int) -> Bool { bytes[place + 1] == .slash || bytes[place + 1] == .asterisk }

    private mutating func scanOperator(isBound: Bool) {
        let start = offset
        let startsWithPeriod = bytes[start] == .period
        while offset < end {
            let byte = bytes[offset]
            switch classes[Int(byte)] {
            case .operatorCharacter:
                if byte == .slash, offset > start {
                    if startsComment(offset) { return }
                    if !isBound, !followsOperatorName, endOfRegex(from: offset) != nil { return }
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

extension StaticString {
    /// Whether the bytes between two offsets spell the text.
    func isSpelled(by bytes: UnsafePointer<UInt8>, from start: Int, to stop: Int) -> Bool {
        let count = utf8CodeUnitCount
        guard stop - start == count else { return false }
        let expected = utf8Start
        var index = 0
        while index < count {
            if bytes[start + index] != expected[index] { return false }
            index += 1
        }
        return true
    }
}
