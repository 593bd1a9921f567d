import HeirloomModel

extension DeclarationParser {
    /// Skips an expression or a statement, up to where the compiler's own parser could not continue.
    ///
    /// Within brackets (`isBracketed`), the end of a line does not end the expression.
    mutating func skipExpression(endsAtComma: Bool, isBracketed: Bool = false) {
        var passage = ExpressionPassage(endsAtComma: endsAtComma, isBracketed: isBracketed)
        while !ends(passage) {
            pass(&passage)
        }
    }

    /// Skips the syntax that may follow a macro's arguments: `.member`, trailing closures, operators.
    mutating func skipExpressionRest() {
        var passage = ExpressionPassage(endsAtComma: false, isBracketed: false)
        passage.isFirst = false
        passage.needsOperand = false
        while !ends(passage) {
            pass(&passage)
        }
    }

    /// Whether the expression ends before the cursor.
    private func ends(_ passage: ExpressionPassage) -> Bool {
        let token = cursor.token
        if token.kind.endsEverything || token.kind == .semicolon { return true }
        if token.kind == .comma, passage.endsAtComma { return true }
        if passage.isBracketed { return false }
        if token.kind == .poundIf { return passage.isFirst || !isPostfixConditional }
        if token.kind == .leftBrace, !passage.isFirst, isObserverBlock { return true }
        let keyword = passage.followsPeriod ? nil : cursor.keyword
        if let keyword, Keyword.declarations.contains(keyword) {
            return token.followsNewline || !passage.needsOperand
        }
        guard token.followsNewline, !passage.isFirst, !passage.needsOperand else { return false }
        return !continuesOnNewLine(keyword)
    }

    /// Whether the token at the cursor, the first on its line, continues the line above.
    private func continuesOnNewLine(_ keyword: Keyword?) -> Bool {
        switch cursor.kind {
        case .period, .colon, .leftBrace:
            return true
        case .operator:
            return cursor.peek().followsSpace || !cursor.token.followsSpace
        case .identifier:
            if let keyword { return Keyword.continuations.contains(keyword) }
            // An additional trailing closure: `label: { }`.
            return cursor.peek().kind == .colon && cursor.peek(2).kind == .leftBrace
        case .number, .string, .regex, .comma, .semicolon, .at, .backslash, .leftParenthesis, .leftBracket,
            .rightParenthesis, .rightBracket, .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif,
            .macroName, .unknown, .endOfFile:
            return false
        }
    }

    /// Skips one token, or a pair of delimiters and everything in between.
    private mutating func pass(_ passage: inout ExpressionPassage) {
        passage.isFirst = false
        let followsPeriod = passage.followsPeriod
        passage.followsPeriod = false
        switch cursor.kind {
        case .identifier:
            passage.needsOperand =
                !followsPeriod && cursor.keyword.map(Keyword.beforeOperands.contains) ?? false
            cursor.advance()
            if passage.endsAtComma, !passage.needsOperand, isBoundLessThan { skipGenericArguments() }
        case .operator:
            passage.needsOperand = operatorNeedsOperand(passage)
            cursor.advance()
        case .period:
            passage.needsOperand = true
            passage.followsPeriod = true
            cursor.advance()
        case .comma, .colon, .at, .backslash:
            passage.needsOperand = true
            cursor.advance()
        case .poundIf:
            skipConditional()
        case .number, .string, .regex, .macroName, .unknown, .leftParenthesis, .leftBracket, .leftBrace,
            .semicolon, .rightParenthesis, .rightBracket, .rightBrace, .poundElseif, .poundElse, .poundEndif,
            .endOfFile:
            passage.needsOperand = false
            cursor.skip()
        }
    }

    /// Whether a value must follow the operator at the cursor: not after a postfix one.
    private func operatorNeedsOperand(_ passage: ExpressionPassage) -> Bool {
        let isBoundLeft = !cursor.token.followsSpace
        let next = cursor.peek()
        let isBoundRight =
            !next.followsSpace && !next.kind.endsEverything && next.kind != .comma
            && next.kind != .semicolon && next.kind != .colon
        // `try?` and `as!` are keywords with a mark.
        if isBoundLeft, passage.needsOperand { return true }
        if isBoundLeft, next.kind == .period || next.kind.isOpening { return false }
        return !isBoundLeft || isBoundRight
    }

    private var isBoundLessThan: Bool {
        cursor.startsOperator(.lessThan) && !cursor.token.followsSpace && cursor.index >= comparisonsEndIndex
    }

    /// Skips `<A, B>` at the cursor, unless the compiler's rule takes `<` for a comparison.
    mutating func skipGenericArguments() {
        let start = cursor
        let faultCount = faults.count
        if parseGenericArguments() != nil, mayFollowGenericArguments(cursor.token) { return }
        // Arguments that nest too deep here do so from any start within them.
        if faults.count > faultCount { comparisonsEndIndex = cursor.index }
        goBack(to: start)
        faults.removeSubrange(faultCount...)
        cursor.advance()
    }

    private func mayFollowGenericArguments(_ token: Token) -> Bool {
        switch token.kind {
        case .rightParenthesis, .rightBracket, .rightBrace, .leftBrace, .period, .comma, .semicolon, .colon,
            .endOfFile, .poundElseif, .poundElse, .poundEndif, .poundIf:
            true
        case .leftParenthesis, .leftBracket:
            !token.followsNewline
        case .operator:
            cursor.isOperator(token, "?") || cursor.isOperator(token, "!") || token.followsSpace
        case .identifier, .number, .string, .regex, .at, .backslash, .macroName, .unknown:
            token.followsNewline
        }
    }

    /// Whether `{` starts `willSet` or `didSet` rather than a closure.
    private var isObserverBlock: Bool {
        var distance = 1
        while cursor.peek(distance).kind == .at {
            distance += 2
            if cursor.peek(distance).kind == .leftParenthesis {
                distance = Int(cursor.peek(distance).partner) - cursor.index + 1
            }
        }
        let word = cursor.peek(distance)
        let next = cursor.peek(distance + 1).kind
        return (cursor.isWord(word, "willSet") || cursor.isWord(word, "didSet"))
            && (next == .leftBrace || next == .leftParenthesis)
    }

    /// Whether `#if` is part of a chain of members: `#if A` and, on the next line, `.member`.
    private var isPostfixConditional: Bool {
        var place = cursor.index + 1
        while place < Int(cursor.token.partner), !cursor.token(at: place).followsNewline { place += 1 }
        return cursor.token(at: place).kind == .period
    }
}

/// The state while an expression is skipped.
private struct ExpressionPassage {
    let endsAtComma: Bool
    let isBracketed: Bool
    var isFirst = true
    /// Whether the expression cannot end here.
    var needsOperand = true
    /// Whether the next word is the name of a member, even if it is a keyword elsewhere.
    var followsPeriod = false
}
