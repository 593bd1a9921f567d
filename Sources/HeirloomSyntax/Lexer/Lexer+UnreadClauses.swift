/// A string in a clause that is not read, or the interpolation in it.
private struct UnreadString {
    /// `"`, or `'`, which the compiler treats as a quote although it rejects it.
    let quote: UInt8
    let pounds: Int
    let isMultiline: Bool
    /// The number of open parentheses in its interpolation; zero outside of one.
    var parentheses = 0
}

extension Lexer {
    /// Finds the end of the clause after a directive, and of each clause within it, as the compiler does for clauses
    /// that it does not read: it recognizes only comments, strings, other quotes and directives.
    mutating func findStops(of directive: Int, from start: Int) {
        var open = [directive]
        var strings: [UnreadString] = []
        var place = start
        while place < end, !open.isEmpty {
            let byte = bytes[place]
            if byte == .newline || byte == .carriageReturn {
                endUnreadLine(&strings)
                place += 1
            } else if let string = strings.last, string.parentheses == 0 {
                place = passUnreadString(place, &strings)
            } else if byte == .slash, bytes[place + 1] == .slash {
                place = endOfLine(from: place)
            } else if byte == .slash, bytes[place + 1] == .asterisk {
                place = endOfBlockComment(from: place) ?? end
            } else if byte == .pound, strings.isEmpty, let next = passUnreadDirective(place, &open) {
                place = next
            } else {
                place = passUnreadCode(place, &strings)
            }
        }
        // Clauses that never end reach to the end of the text.
        for directive in open { clauses.stops[directive] = end }
        soughtBytes += place - start
    }

    /// Ends the clause before a directive and starts the one after it. Returns the offset after the directive's word;
    /// `nil` for other words.
    private mutating func passUnreadDirective(_ place: Int, _ open: inout [Int]) -> Int? {
        var stop = place + 1
        while continuesWord[Int(bytes[stop])] { stop += 1 }
        if matches("if", from: place + 1, to: stop) {
            open.append(place)
        } else if matches("endif", from: place + 1, to: stop) {
            clauses.stops[open.removeLast()] = place
        } else if matches("else", from: place + 1, to: stop) || matches("elseif", from: place + 1, to: stop) {
            clauses.stops[open.removeLast()] = place
            if !open.isEmpty { open.append(place) }
        } else {
            return nil
        }
        return stop
    }

    /// Ends the strings that a line end ends: a single-line string, with everything that is open in it.
    private func endUnreadLine(_ strings: inout [UnreadString]) {
        if let first = strings.firstIndex(where: { !$0.isMultiline }) { strings.removeSubrange(first...) }
    }

    /// Skips a part of a string.
    private mutating func passUnreadString(_ place: Int, _ strings: inout [UnreadString]) -> Int {
        let string = strings[strings.count - 1]
        if bytes[place] == .backslash, hasPounds(string.pounds, at: place + 1) {
            let escaped = place + 1 + string.pounds
            if bytes[escaped] == .leftParenthesis { strings[strings.count - 1].parentheses = 1 }
            return classes[Int(bytes[escaped])] == .newline ? escaped : escaped + 1
        }
        if bytes[place] == string.quote,
            endsString(at: place, isMultiline: string.isMultiline, pounds: string.pounds)
        {
            strings.removeLast()
            return place + (string.isMultiline ? 3 : 1) + string.pounds
        }
        return place + 1
    }

    /// Skips a part of the code outside of strings.
    private mutating func passUnreadCode(_ place: Int, _ strings: inout [UnreadString]) -> Int {
        switch bytes[place] {
        case .quote, .pound:
            var quote = place
            while bytes[quote] == .pound { quote += 1 }
            if bytes[quote] == .slash, quote > place { return passUnreadRegex(quote, pounds: quote - place) }
            // The last of several `#` may start a directive.
            guard bytes[quote] == .quote else { return max(quote - 1, place + 1) }
            let isMultiline = beginsBlock(at: quote, pounds: quote - place)
            strings.append(UnreadString(quote: .quote, pounds: quote - place, isMultiline: isMultiline))
            return quote + (isMultiline ? 3 : 1)
        case UInt8(ascii: "'"):
            strings.append(UnreadString(quote: bytes[place], pounds: 0, isMultiline: false))
        case .backtick:
            return passBackticks(place) ?? place + 1
        case .lessThan where bytes[place + 1] == .pound:
            return endOfPlaceholder(from: place) ?? place + 1
        case .leftParenthesis where !strings.isEmpty:
            strings[strings.count - 1].parentheses += 1
        case .rightParenthesis where !strings.isEmpty:
            strings[strings.count - 1].parentheses -= 1
        default:
            break
        }
        return place + 1
    }

    /// Skips a regular expression, starting at its `/`. Without an end, skips up to the end of the line, or for a
    /// multiline one only its opening.
    private mutating func passUnreadRegex(_ slash: Int, pounds: Int) -> Int {
        let isMultiline = isRestOfLineBlank(slash + 1)
        if isMultiline, let known = clauses.poundsOfNoRegex, known <= pounds { return slash + 1 }
        var place = slash + 1
        defer { soughtBytes += place - slash }
        while place < end, isMultiline || classes[Int(bytes[place])] != .newline {
            if bytes[place] == .slash, hasPounds(pounds, at: place + 1) { return place + 1 + pounds }
            place += bytes[place] == .backslash && classes[Int(bytes[place + 1])] != .newline ? 2 : 1
        }
        guard isMultiline else { return place }
        clauses.poundsOfNoRegex = pounds
        return slash + 1
    }
}
