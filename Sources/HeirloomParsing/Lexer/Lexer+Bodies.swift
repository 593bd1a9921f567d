// Bodies are more than half of most texts, and no declaration in them is wanted. Their end is found without making
// tokens, by looking only at the bytes that open, close or quote something.
//
// What is passed in this way is exactly what would have been read token by token without a fault. Where that is not
// plain to see, the passage is given up and the body read like everything else, which finds and reports
// what is wrong. No byte is tried twice, so that this too takes no more than linear time.

extension Lexer {
    /// Moves to the end of the body that the brace just read begins, if no parser looks into it.
    mutating func passBody(isClosure: Bool) {
        if awaitsTypeBody, !isClosure {
            awaitsTypeBody = false
            return
        }
        if offset < bodiesAreReadBefore { return }
        skipTrivia()
        if beginsObservers { return }
        guard let brace = endOfBody(from: offset), brace > offset else { return }
        offset = brace
        sawNewline = true
        sawSpace = true
    }

    /// Whether the parser must see what is in a body to know whether a property is stored: `willSet` and `didSet`,
    /// perhaps behind attributes.
    private var beginsObservers: Bool {
        switch bytes[offset] {
        case .at: true
        case UInt8(ascii: "w"): matches("willSet", from: offset, to: offset + 7)
        case UInt8(ascii: "d"): matches("didSet", from: offset, to: offset + 6)
        default: false
        }
    }

    /// The offset of the `}` that ends what is open, `nil` where the way to it is not plain.
    private mutating func endOfBody(from start: Int) -> Int? {
        let depth = openings.count
        var passage = BodyPassage(place: start)
        while passage.isPlain {
            while isPlain[Int(bytes[passage.place])] { passage.place += 1 }
            if bytes[passage.place] == .rightBrace, openings.count == depth { return passage.place }
            pass(&passage, depth: depth)
        }
        openings.truncate(to: depth)
        bodiesAreReadBefore = passage.place
        return nil
    }

    /// Passes what the place is at: a delimiter, a string, a comment.
    private mutating func pass(_ passage: inout BodyPassage, depth: Int) {
        switch bytes[passage.place] {
        case .leftBrace: passage.open(.brace, on: &openings)
        case .leftParenthesis: passage.open(.parenthesis, on: &openings)
        case .leftBracket: passage.open(.bracket, on: &openings)
        case .rightBrace: passage.close(.brace, on: &openings, depth: depth)
        case .rightBracket: passage.close(.bracket, on: &openings, depth: depth)
        case .rightParenthesis:
            if openings.count > depth, openings.base[openings.count - 1].kind == .interpolation {
                _ = openings.pop()
                let string = openings.pop()
                passage.strings -= 1
                passage.place += 1
                passString(&passage, isMultiline: string.isMultiline, pounds: Int(string.pounds))
            } else {
                passage.close(.parenthesis, on: &openings, depth: depth)
            }
        case .quote: beginString(&passage, pounds: 0)
        case .slash: passSlash(&passage)
        case .pound: passPound(&passage, depth: depth)
        case .backtick: passBackticks(&passage)
        case 0 where passage.place < end: passage.place += 1
        default: passage.isPlain = false
        }
    }

    /// Passes a comment or an operator. What may be a regular expression is not plain.
    private func passSlash(_ passage: inout BodyPassage) {
        let place = passage.place
        let next = bytes[place + 1]
        if next == .slash {
            passage.place = LineIndex.endOfLine(in: bytes, from: place, end: end)
        } else if next == .asterisk {
            guard let stop = endOfBlockComment(from: place) else {
                passage.isPlain = false
                return
            }
            passage.place = stop
        } else if classes[Int(next)] == .space || classes[Int(next)] == .newline || isOperandEnd(place - 1) {
            passage.place += 1
        } else {
            passage.isPlain = false
        }
    }

    /// Whether a name, a number or a closing delimiter ends with the byte at the place, so that `/` divides.
    private func isOperandEnd(_ place: Int) -> Bool {
        continuesWord[Int(bytes[place])] || bytes[place] == .rightParenthesis || bytes[place] == .rightBracket
    }

    private func passBackticks(_ passage: inout BodyPassage) {
        var close = passage.place + 1
        while close < end, bytes[close] != .backtick, classes[Int(bytes[close])] != .newline { close += 1 }
        if close < end, bytes[close] == .backtick, close > passage.place + 1 {
            passage.place = close + 1
        } else {
            passage.isPlain = false
        }
    }
}

// MARK: Strings

extension Lexer {
    /// Passes a string from its quote on.
    private mutating func beginString(_ passage: inout BodyPassage, pounds: Int) {
        let isMultiline = beginsBlock(at: passage.place, pounds: pounds)
        passage.place += isMultiline ? 3 : 1
        passString(&passage, isMultiline: isMultiline, pounds: pounds)
    }

    /// Passes the rest of a string, or what there is of it before an interpolation.
    private mutating func passString(_ passage: inout BodyPassage, isMultiline: Bool, pounds: Int) {
        var place = passage.place
        while place < end {
            let byte = bytes[place]
            if byte == .backslash, hasPounds(pounds, at: place + 1) {
                place += 1 + pounds
                if bytes[place] == .leftParenthesis {
                    passage.place = place + 1
                    passage.strings += 1
                    openings.push(
                        Opening(
                            kind: .string,
                            isMultiline: isMultiline,
                            pounds: UInt32(truncatingIfNeeded: pounds),
                            token: 0,
                            start: 0
                        )
                    )
                    openings.push(Opening(kind: .interpolation, token: 0, start: 0))
                    return
                }
                if isMultiline || classes[Int(bytes[place])] != .newline { place += 1 }
            } else if byte == .quote, endsString(at: place, isMultiline: isMultiline, pounds: pounds) {
                passage.place = place + (isMultiline ? 3 : 1) + pounds
                return
            } else if !isMultiline, byte == .newline || byte == .carriageReturn {
                break
            } else {
                place += 1
            }
        }
        passage.isPlain = false
    }
}

// MARK: Pounds

extension Lexer {
    /// Passes a directive, a macro's name or a raw string.
    private mutating func passPound(_ passage: inout BodyPassage, depth: Int) {
        let start = passage.place
        var after = start
        while bytes[after] == .pound { after += 1 }
        if bytes[after] == .quote {
            passage.place = after
            beginString(&passage, pounds: after - start)
            return
        }
        // `<#` may begin a placeholder, `#/` begins a regular expression.
        guard after == start + 1, bytes[start - 1] != .lessThan, classes[Int(bytes[after])] == .identifier
        else {
            passage.isPlain = false
            return
        }
        while continuesWord[Int(bytes[after])] { after += 1 }
        passage.place = after
        if bytes[after] >= 0x80 { return }
        passDirective(&passage, from: start + 1, to: after, depth: depth)
    }

    private mutating func passDirective(
        _ passage: inout BodyPassage,
        from start: Int,
        to stop: Int,
        depth: Int
    ) {
        let isOpen = openings.count > depth && openings.base[openings.count - 1].kind == .conditional
        if matches("if", from: start, to: stop) {
            // Within an interpolation it means nothing.
            passage.isPlain = passage.strings == 0
            openings.push(Opening(kind: .conditional, token: 0, start: 0))
        } else if matches("endif", from: start, to: stop) {
            passage.isPlain = isOpen
            if isOpen { _ = openings.pop() }
        } else if matches("else", from: start, to: stop) || matches("elseif", from: start, to: stop) {
            passage.isPlain = isOpen
        }
    }
}

/// How far the passage of a body is.
private struct BodyPassage {
    var place: Int
    /// Whether everything up to the place is what it seems to be.
    var isPlain = true
    /// The strings in whose interpolations the place is.
    var strings = 0

    init(place: Int) {
        self.place = place
    }

    /// Passes what opens a pair.
    mutating func open(_ kind: Opening.Kind, on openings: inout OpeningStack) {
        openings.push(Opening(kind: kind, token: 0, start: 0))
        place += 1
    }

    /// Passes what closes the innermost pair, if it is of that kind.
    mutating func close(_ kind: Opening.Kind, on openings: inout OpeningStack, depth: Int) {
        guard openings.count > depth, openings.base[openings.count - 1].kind == kind else {
            isPlain = false
            return
        }
        _ = openings.pop()
        place += 1
    }
}
