import HeirloomModel

extension Lexer {
    mutating func open(_ kind: Opening.Kind, _ tokenKind: TokenKind) {
        let isClosure = isInExpression
        var opening = Opening(
            kind: kind,
            token: UInt32(truncatingIfNeeded: tokens.count),
            start: UInt32(truncatingIfNeeded: offset)
        )
        if openings.count > 0 {
            let outer = openings.base[openings.count - 1]
            opening.braces = outer.braces
            if kind != .brace {
                opening.parentheses = outer.parentheses
                opening.brackets = outer.brackets
            }
        }
        switch kind {
        case .parenthesis: opening.parentheses += 1
        case .bracket: opening.brackets += 1
        case .brace: opening.braces += 1
        case .string, .interpolation, .conditional: break
        }
        openings.push(opening)
        lexSingle(tokenKind)
        if kind == .brace, stringDepth == 0 { passBody(isClosure: isClosure) }
    }

    /// Reads `)`, `]` or `}`. Delimiters that are still open within the pair are unclosed; one without an opening is
    /// unexpected.
    mutating func close(_ kind: Opening.Kind, _ tokenKind: TokenKind) {
        let start = offset
        guard canClose(kind) else {
            offset += 1
            let character = String(UnicodeScalar(bytes[start]))
            report("unexpected '\(character)'", from: start, to: offset)
            append(.unknown, from: start)
            return
        }
        while true {
            let opening = openings.pop()
            if opening.kind == .interpolation, kind == .parenthesis {
                offset += 1
                lexStringContents()
                return
            }
            if opening.kind == kind {
                pair(opening)
                lexSingle(tokenKind)
                if kind == .brace, !isInExpression { awaitsTypeBody = false }
                return
            }
            leaveUnclosed(opening)
        }
    }

    /// Whether the innermost open delimiter is a parenthesis or bracket, so that no declaration can have its body here.
    private var isInExpression: Bool {
        if openings.count == 0 { return false }
        let kind = openings.base[openings.count - 1].kind
        return kind == .parenthesis || kind == .bracket
    }

    private func canClose(_ kind: Opening.Kind) -> Bool {
        if openings.count == 0 { return false }
        let innermost = openings.base[openings.count - 1]
        switch kind {
        case .parenthesis: return innermost.parentheses > 0
        case .bracket: return innermost.brackets > 0
        case .brace: return innermost.braces > 0
        case .string, .interpolation, .conditional: return false
        }
    }

    /// Pairs the opening token with the next one.
    private mutating func pair(_ opening: Opening) {
        guard stringDepth == 0 else { return }
        tokens.base[Int(opening.token)].partner = UInt32(truncatingIfNeeded: tokens.count)
    }

    /// Reports an opening without an end, and extends its content to the next token.
    private mutating func leaveUnclosed(_ opening: Opening) {
        let start = Int(opening.start)
        switch opening.kind {
        case .parenthesis:
            pair(opening)
            report("expected ')' for this '('", from: start, to: start + 1)
        case .bracket:
            pair(opening)
            report("expected ']' for this '['", from: start, to: start + 1)
        case .brace:
            pair(opening)
            report("expected '}' for this '{'", from: start, to: start + 1)
        case .interpolation:
            report("expected ')' for this '('", from: start, to: start + 1)
        case .conditional:
            tokens.base[Int(opening.token)].partner = UInt32(truncatingIfNeeded: tokens.count)
            conditionalDepth -= 1
            report("expected '#endif' for this '#if'", from: start, to: start + 3)
        case .string:
            // The content of a string is read up to its end or the end of the text before anything else.
            stringDepth -= 1
        }
    }

    /// Reports everything that is open at the end of the text.
    mutating func closeEverything() {
        while openings.count > 0 {
            let opening = openings.pop()
            if opening.kind == .string {
                report("unterminated string", from: Int(opening.start), to: Int(opening.start) + 1)
                stringDepth -= 1
                if stringDepth == 0 {
                    tokens.base[Int(opening.token)].end = UInt32(truncatingIfNeeded: end)
                }
            } else {
                leaveUnclosed(opening)
            }
        }
    }
}

// MARK: Conditional compilation

extension Lexer {
    /// Keeps `#if`, which has no meaning within an interpolation.
    mutating func openConditional(from start: Int) {
        if stringDepth > 0 { return append(.poundIf, from: start) }
        openings.push(Opening(kind: .conditional, token: 0, start: UInt32(truncatingIfNeeded: start)))
        conditionalDepth += 1
        beginClause(.poundIf, from: start)
    }

    /// Keeps `#elseif` or `#else`.
    mutating func continueConditional(_ kind: TokenKind, from start: Int) {
        if leaveClause(from: start) {
            pair(openings.base[openings.count - 1])
            beginClause(kind, from: start)
        } else {
            append(.unknown, from: start)
        }
    }

    /// Keeps `#endif`.
    mutating func closeConditional(from start: Int) {
        if leaveClause(from: start) {
            pair(openings.pop())
            conditionalDepth -= 1
            append(.poundEndif, from: start)
        } else {
            append(.unknown, from: start)
        }
    }

    /// Keeps the directive before a clause of the innermost `#if`.
    private mutating func beginClause(_ kind: TokenKind, from start: Int) {
        let opening = openings.base + (openings.count - 1)
        opening.pointee.token = UInt32(truncatingIfNeeded: tokens.count)
        opening.pointee.faultCount = UInt32(truncatingIfNeeded: faults.count)
        append(kind, from: start)
        let condition = kind == .poundElse ? nil : Condition(restOfDirective)
        tokens.base[tokens.count - 1].mayBeSkipped = opening.pointee.clauses.maySkipNext(condition)
    }

    /// The text up to the end of the line, without a comment at its end.
    private var restOfDirective: String {
        let stop = bytes.endOfLine(from: offset, to: end)
        let line = UnsafeBufferPointer(start: bytes + offset, count: stop - offset)
        let comment = line.indices.first { line[$0] == .slash && bytes[offset + $0 + 1] == .slash }
        return String(decoding: line[..<(comment ?? line.count)], as: UTF8.self)
    }

    /// Closes everything within the innermost `#if`; `false` if there is none. Forgets the faults of a clause that the
    /// compiler may skip without reading it: the clause may be written for a compiler that accepts more than this lexer.
    private mutating func leaveClause(from start: Int) -> Bool {
        if stringDepth > 0 { return false }
        guard conditionalDepth > 0 else {
            report("unexpected directive without '#if'", from: start, to: offset)
            return false
        }
        while openings.base[openings.count - 1].kind != .conditional {
            leaveUnclosed(openings.pop())
        }
        let opening = openings.base[openings.count - 1]
        if tokens.base[Int(opening.token)].mayBeSkipped { faults.removeSubrange(Int(opening.faultCount)...) }
        return true
    }
}

/// An open delimiter, string or directive.
struct Opening {
    enum Kind: UInt8 {
        case parenthesis, bracket, brace
        /// `"`, `"""`, `#"`
        case string
        /// `\(` in a string
        case interpolation
        /// `#if`
        case conditional
    }

    var kind: Kind
    var isMultiline = false
    /// The clauses of `#if` so far.
    var clauses = ClauseSequence()
    /// The number of faults before the current clause.
    var faultCount: UInt32 = 0
    /// The number of `#` around a string.
    var pounds: UInt32 = 0
    /// The index of its token; for `#if`, of the latest directive. Meaningless within interpolations.
    var token: UInt32
    /// The offset at which it was opened.
    var start: UInt32

    // The numbers of delimiters that could be closed from here. They show without a search whether a closing delimiter
    // is unexpected. A brace hides the parentheses and brackets around it; an interpolation and a directive hide
    // everything.
    var parentheses: UInt32 = 0
    var brackets: UInt32 = 0
    var braces: UInt32 = 0
}

/// The open delimiters, strings and directives, innermost last.
struct OpeningStack {
    let base: UnsafeMutablePointer<Opening>
    private(set) var count = 0

    /// A stack for at most one opening for each byte of a text.
    init(capacity: Int) {
        base = .allocate(capacity: capacity)
    }

    mutating func push(_ opening: Opening) {
        (base + count).initialize(to: opening)
        count += 1
    }

    /// Removes the innermost opening. There must be one.
    mutating func pop() -> Opening {
        count -= 1
        return base[count]
    }

    /// Keeps only the outermost openings, up to a number.
    mutating func truncate(to depth: Int) { count = depth }

    func deallocate() { base.deallocate() }
}
