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

    private func isUnbreakingSpace(at place: Int) -> Bool {
        bytes[place] == 0xC2 && bytes[place + 1] == 0xA0
    }

    /// Reads `` `class` `` and `` `two words` ``.
    mutating func lexBackticks() {
        let start = offset
        var close = start + 1
        while close < end, bytes[close] != .backtick, classes[Int(bytes[close])] != .newline { close += 1 }
        soughtBytes += close - start
        if close < end, bytes[close] == .backtick, close > start + 1 {
            offset = close + 1
            noteName(from: start + 1, to: close)
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
