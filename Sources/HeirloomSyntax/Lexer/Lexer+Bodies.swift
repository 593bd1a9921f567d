// Bodies are more than half of most texts, and no declaration in them is wanted. Their ends are found without creating
// tokens, by examining only the bytes that open, close or quote something.
//
// A body is skipped only if it would be read token by token without a fault. If that is not clear, the search is given
// up and the body is read like everything else, which finds and reports the faults. No byte is searched twice, so this
// takes linear time as well.

extension Lexer {
    /// Advances to the end of the body that starts at the last brace, if no parser examines it.
    mutating func passBody(isClosure: Bool) {
        if awaitsTypeBody {
            // After a parenthesis that is never closed, the brace of the type itself looks like that of a closure.
            if !isClosure { awaitsTypeBody = false }
            return
        }
        if offset < bodiesAreReadBefore { return }
        skipTrivia()
        if beginsObservers { return }
        let start = lines
        guard let brace = endOfBody(), brace > offset else {
            lines = start
            return
        }
        offset = brace
        sawNewline = true
        sawSpace = true
    }

    /// Whether the parser must read a body to know whether a property is stored: `willSet` and `didSet`, perhaps after
    /// attributes.
    private var beginsObservers: Bool {
        switch bytes[offset] {
        case .at: true
        case UInt8(ascii: "w"): matches("willSet", from: offset, to: offset + 7)
        case UInt8(ascii: "d"): matches("didSet", from: offset, to: offset + 6)
        default: false
        }
    }

    /// The offset of the `}` that ends the body, to which lines are counted; `nil` if it is not clear.
    private mutating func endOfBody() -> Int? {
        let depth = openings.count
        closings.removeAll()
        var place = offset
        while true {
            while isPlain[Int(bytes[place])] { place &+= 1 }
            let byte = bytes[place]
            switch byte {
            case .newline:
                lines.begin(at: place + 1)
                place = bytes.endOfSpaces(from: place + 1)
                continue
            case .leftParenthesis: closings.push(.rightParenthesis)
            case .leftBrace: closings.push(.rightBrace)
            case .leftBracket: closings.push(.rightBracket)
            case .rightParenthesis, .rightBrace, .rightBracket:
                if closings.last == byte {
                    closings.pop()
                } else if byte == .rightBrace, closings.isEmpty {
                    return place
                } else if byte == .rightParenthesis, closings.last == Self.interpolationEnd {
                    guard let next = passInterpolationEnd(place) else { return giveUpBody(place, depth) }
                    lines.pass(bytes, from: place, to: next)
                    place = next
                    continue
                } else {
                    return giveUpBody(place, depth)
                }
            default:
                guard let next = passOther(place, depth) else { return giveUpBody(place, depth) }
                lines.pass(bytes, from: place, to: next)
                place = next
                continue
            }
            place += 1
        }
    }

    /// Causes everything up to an offset to be read token by token.
    private mutating func giveUpBody(_ place: Int, _ depth: Int) -> Int? {
        soughtBytes += place - offset
        openings.truncate(to: depth)
        bodiesAreReadBefore = place
        return nil
    }

    /// Skips a string, a comment or a directive. Returns the offset after it; `nil` if that is not clear.
    private mutating func passOther(_ place: Int, _ depth: Int) -> Int? {
        switch bytes[place] {
        case .quote:
            return beginString(place, pounds: 0)
        case .slash:
            return passSlash(place)
        case .pound:
            return passPound(place, depth)
        case .backtick:
            return passBackticks(place)
        case 0 where place < end, .carriageReturn:
            return place + 1
        default:
            return nil
        }
    }

    /// Skips a comment or an operator; `nil` if it may be a regular expression.
    private mutating func passSlash(_ place: Int) -> Int? {
        let next = bytes[place + 1]
        if next == .slash { return bytes.endOfLine(from: place, to: end) }
        if next == .asterisk { return endOfBlockComment(from: place) }
        let isOperator =
            classes[Int(next)] == .space || classes[Int(next)] == .newline || isOperandEnd(place - 1)
        return isOperator ? place + 1 : nil
    }

    /// Whether the byte at an offset ends a name, a number or parentheses, so that `/` divides.
    private func isOperandEnd(_ place: Int) -> Bool {
        continuesWord[Int(bytes[place])] || bytes[place] == .rightParenthesis || bytes[place] == .rightBracket
    }

    /// Skips a name in backticks; `nil` if it does not end on its line or is empty.
    mutating func passBackticks(_ place: Int) -> Int? {
        var close = place + 1
        while close < end, bytes[close] != .backtick, classes[Int(bytes[close])] != .newline { close += 1 }
        soughtBytes += close - place
        return close < end && bytes[close] == .backtick && close > place + 1 ? close + 1 : nil
    }
}

// MARK: Strings

extension Lexer {
    /// The end of an interpolation, distinct from the parentheses in it.
    private static var interpolationEnd: UInt8 { 1 }
    /// The end of `#if`.
    private static var conditionalEnd: UInt8 { 2 }

    /// Skips a string, starting at its quote.
    private mutating func beginString(_ place: Int, pounds: Int) -> Int? {
        let isMultiline = beginsBlock(at: place, pounds: pounds)
        return passString(place + (isMultiline ? 3 : 1), isMultiline: isMultiline, pounds: pounds)
    }

    /// Continues with the string around an interpolation.
    private mutating func passInterpolationEnd(_ place: Int) -> Int? {
        closings.pop()
        let string = openings.pop()
        return passString(place + 1, isMultiline: string.isMultiline, pounds: Int(string.pounds))
    }

    /// Skips the rest of a string, or its part before an interpolation.
    private mutating func passString(_ start: Int, isMultiline: Bool, pounds: Int) -> Int? {
        var place = start
        defer { soughtBytes += place - start }
        while place < end {
            let byte = bytes[place]
            if isPlainInString[Int(byte)] {
                place += 1
            } else if byte == .backslash, hasPounds(pounds, at: place + 1) {
                place += 1 + pounds
                if bytes[place] == .leftParenthesis {
                    openings.push(
                        Opening(
                            kind: .string,
                            isMultiline: isMultiline,
                            pounds: UInt32(truncatingIfNeeded: pounds),
                            token: 0,
                            start: 0
                        )
                    )
                    closings.push(Self.interpolationEnd)
                    return place + 1
                }
                if isMultiline || classes[Int(bytes[place])] != .newline { place += 1 }
            } else if byte == .quote, endsString(at: place, isMultiline: isMultiline, pounds: pounds) {
                return place + (isMultiline ? 3 : 1) + pounds
            } else if !isMultiline, byte == .newline || byte == .carriageReturn {
                return nil
            } else {
                place += 1
            }
        }
        return nil
    }
}

// MARK: Pounds

extension Lexer {
    /// Skips a directive, the name of a macro or a raw string.
    private mutating func passPound(_ start: Int, _ depth: Int) -> Int? {
        var after = start
        while bytes[after] == .pound { after += 1 }
        if bytes[after] == .quote { return beginString(after, pounds: after - start) }
        // `<#` may start a placeholder, `#/` starts a regular expression.
        guard after == start + 1, bytes[start - 1] != .lessThan, classes[Int(bytes[after])] == .identifier
        else { return nil }
        while continuesWord[Int(bytes[after])] { after += 1 }
        if bytes[after] >= 0x80 { return after }
        return passDirective(from: start + 1, to: after, depth) ? after : nil
    }

    /// Keeps track of conditional compilation; `false` if it is not clear.
    private mutating func passDirective(from start: Int, to stop: Int, _ depth: Int) -> Bool {
        if matches("if", from: start, to: stop) {
            closings.push(Self.conditionalEnd)
            // Within an interpolation, it has no meaning.
            return openings.count == depth
        }
        if matches("endif", from: start, to: stop) {
            guard closings.last == Self.conditionalEnd else { return false }
            closings.pop()
        } else if matches("elseif", from: start, to: stop) || matches("else", from: start, to: stop) {
            return closings.last == Self.conditionalEnd
        }
        return true
    }
}
