extension Lexer {
    /// Reads `/…/` where one may stand; leaves the place alone where `/` is an operator.
    mutating func lexRegex() -> Bool {
        if followsOperatorName { return false }
        let start = offset
        guard let stop = endOfRegex(from: start) else { return false }
        offset = stop
        append(.regex, from: start)
        return true
    }

    /// Whether an operator's own name is due, as in `func / (left: V, right: V) -> V`.
    var followsOperatorName: Bool {
        matches("func", from: previousStart, to: previousEnd)
            || matches("operator", from: previousStart, to: previousEnd)
    }

    /// The offset after the `/` that ends the regular expression which `/` begins, by the compiler's own rules:
    /// it neither begins nor ends with a space, ends in its line and closes no parenthesis that it did not open.
    ///
    /// It looks no further than the next `/` that is not escaped, which is where the next search begins.
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

    /// Reads `#/…/#`, over several lines where nothing stands behind the opening.
    mutating func lexExtendedRegex(pounds: Int, from start: Int) {
        offset += 1
        let isMultiline = isRestOfLineBlank(offset)
        while offset < limit {
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

    /// Whether so many `#` stand at the place.
    func hasPounds(_ pounds: Int, at place: Int) -> Bool {
        var index = 0
        while index < pounds {
            if bytes[place + index] != .pound { return false }
            index += 1
        }
        return true
    }

    /// Whether only spaces stand between the place and the end of its line.
    mutating func isRestOfLineBlank(_ start: Int) -> Bool {
        var place = start
        while place < end, classes[Int(bytes[place])] == .space { place += 1 }
        soughtBytes += place - start
        return place < end && classes[Int(bytes[place])] == .newline
    }
}
