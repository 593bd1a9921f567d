extension Lexer {
    /// Opens `"`, `"""` or either with `#` around it. The lexer must be at the quote.
    mutating func openString(pounds: Int, from start: Int) {
        let isMultiline = beginsBlock(at: offset, pounds: pounds)
        offset += isMultiline ? 3 : 1
        let token = tokens.count
        append(.string, from: start)
        openings.push(
            Opening(
                kind: .string,
                isMultiline: isMultiline,
                pounds: UInt32(truncatingIfNeeded: pounds),
                token: UInt32(truncatingIfNeeded: token),
                start: UInt32(truncatingIfNeeded: start)
            )
        )
        stringDepth += 1
        lexStringContents()
    }

    /// Whether the quote at an offset is the first of the three that start a multiline string.
    mutating func beginsBlock(at place: Int, pounds: Int) -> Bool {
        // `#"""#` is a string of one quote: after `#`, three quotes start a multiline string only at the end of a line.
        bytes[place + 1] == .quote && bytes[place + 2] == .quote
            && (pounds == 0 || isRestOfLineBlank(place + 3))
    }

    /// Reads up to the end of the innermost string, or to its next `\(`.
    mutating func lexStringContents() {
        let string = openings.base[openings.count - 1]
        let pounds = Int(string.pounds)
        let start = offset
        defer {
            if string.isMultiline { lines.pass(bytes, from: start, to: offset) }
        }
        while offset < end {
            let byte = bytes[offset]
            if byte == .backslash, hasPounds(pounds, at: offset + 1) {
                offset += 1 + pounds
                if bytes[offset] == .leftParenthesis {
                    openInterpolation()
                    return
                }
                // Skip the escaped character, unless it is a line end that ends the string.
                if offset < end, string.isMultiline || classes[Int(bytes[offset])] != .newline { offset += 1 }
            } else if byte == .quote, endsString(at: offset, isMultiline: string.isMultiline, pounds: pounds)
            {
                offset += (string.isMultiline ? 3 : 1) + pounds
                closeString()
                return
            } else if !string.isMultiline, byte == .newline || byte == .carriageReturn {
                break
            } else {
                offset += 1
            }
        }
        offset = min(offset, end)
        report("unterminated string", from: Int(string.start), to: Int(string.start) + pounds + 1)
        closeString()
    }

    /// Whether the quote at an offset ends a string of this form.
    func endsString(at place: Int, isMultiline: Bool, pounds: Int) -> Bool {
        if !isMultiline { return hasPounds(pounds, at: place + 1) }
        return bytes[place + 1] == .quote && bytes[place + 2] == .quote && hasPounds(pounds, at: place + 3)
    }

    private mutating func openInterpolation() {
        openings.push(
            Opening(
                kind: .interpolation,
                token: 0,
                start: UInt32(truncatingIfNeeded: offset),
                parentheses: 1
            )
        )
        offset += 1
        previousStart = offset
        previousEnd = offset
        sawNewline = false
        sawSpace = false
    }

    /// Ends the innermost string at the lexer's offset.
    private mutating func closeString() {
        let string = openings.pop()
        stringDepth -= 1
        if stringDepth == 0 {
            tokens.base[Int(string.token)].end = UInt32(truncatingIfNeeded: offset)
        }
        sawNewline = false
        sawSpace = false
        previousStart = Int(string.start)
        previousEnd = offset
    }

    /// Reads `/…/` if it is a regular expression; `false`, without advancing, if `/` is an operator.
    mutating func lexRegex() -> Bool {
        if followsOperatorName { return false }
        let start = offset
        guard let stop = endOfRegex(from: start) else { return false }
        offset = stop
        append(.regex, from: start)
        return true
    }

    /// Whether the name of an operator is expected, as in `func / (left: V, right: V) -> V`.
    var followsOperatorName: Bool {
        matches("func", from: previousStart, to: previousEnd)
            || matches("operator", from: previousStart, to: previousEnd)
    }

    /// The offset after the `/` that ends a regular expression, by the compiler's own rules: it neither starts nor ends
    /// with a space, ends on its line, and closes no parenthesis that it did not open; `nil` if `/` starts none.
    ///
    /// The search ends at the next `/` that is not escaped, which is where the next search starts.
    mutating func endOfRegex(from start: Int) -> Int? {
        var place = start + 1
        defer { soughtBytes += place - start }
        if classes[Int(bytes[place])] == .space { return nil }
        var groups = 0
        var characterClasses = 0
        while place < end {
            switch bytes[place] {
            case .slash:
                return classes[Int(bytes[place - 1])] == .space ? nil : place + 1
            case .backslash:
                place += 1
                if classes[Int(bytes[place])] == .newline { return nil }
            case .newline, .carriageReturn:
                return nil
            case .leftBracket:
                characterClasses += 1
            case .rightBracket:
                if characterClasses > 0 { characterClasses -= 1 }
            case .leftParenthesis:
                if characterClasses == 0 { groups += 1 }
            case .rightParenthesis:
                if characterClasses == 0 {
                    if groups == 0 { return nil }
                    groups -= 1
                }
            default:
                break
            }
            place += 1
        }
        return nil
    }

    /// Reads `#/…/#`, on several lines if nothing follows the opening.
    mutating func lexExtendedRegex(pounds: Int, from start: Int) {
        offset += 1
        let isMultiline = isRestOfLineBlank(offset)
        while offset < end {
            let byte = bytes[offset]
            if byte == .slash, hasPounds(pounds, at: offset + 1) {
                offset += 1 + pounds
                endExtendedRegex(from: start)
                return
            }
            if !isMultiline, classes[Int(byte)] == .newline { break }
            offset += byte == .backslash && classes[Int(bytes[offset + 1])] != .newline ? 2 : 1
        }
        offset = min(offset, end)
        report("unterminated regular expression", from: start, to: start + pounds + 1)
        endExtendedRegex(from: start)
    }

    private mutating func endExtendedRegex(from start: Int) {
        append(.regex, from: start)
        lines.pass(bytes, from: start, to: offset)
    }

    /// Whether this number of `#` is at an offset.
    func hasPounds(_ pounds: Int, at place: Int) -> Bool {
        var index = 0
        while index < pounds {
            if bytes[place + index] != .pound { return false }
            index += 1
        }
        return true
    }

    /// Whether only spaces follow up to the end of the line.
    mutating func isRestOfLineBlank(_ start: Int) -> Bool {
        var place = start
        while place < end, classes[Int(bytes[place])] == .space { place += 1 }
        soughtBytes += place - start
        return place < end && classes[Int(bytes[place])] == .newline
    }
}
