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
}
