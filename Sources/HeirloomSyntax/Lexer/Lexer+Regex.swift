extension Lexer {
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
