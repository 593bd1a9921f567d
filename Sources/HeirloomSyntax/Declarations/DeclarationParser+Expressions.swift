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
        if token.kind == .leftBrace, !passage.isFirst, beginsObservers { return true }
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

    /// Whether `{` starts `willSet` or `didSet`, rather than a closure or other accessors.
    var beginsObservers: Bool {
        let endIndex = Int(cursor.token.partner)
        var place = cursor.index + 1
        while place < endIndex, cursor.token(at: place).kind == .at {
            place += 2
            if cursor.token(at: place).kind == .leftParenthesis {
                place = Int(cursor.token(at: place).partner) + 1
            }
        }
        let word = cursor.token(at: place)
        let next = cursor.token(at: place + 1).kind
        return (cursor.isWord(word, "willSet") || cursor.isWord(word, "didSet"))
            && (next == .leftBrace || next == .leftParenthesis)
    }

    /// Whether `#if` is part of a chain of members: `#if A` and, on the next line, `.member`.
    private var isPostfixConditional: Bool {
        var place = cursor.index + 1
        while place < Int(cursor.token.partner), !cursor.token(at: place).followsNewline { place += 1 }
        return cursor.token(at: place).kind == .period
    }

    /// Reads the arguments of an attribute or a macro, `(label: value, …)`. The cursor must be at `(`.
    mutating func parseArguments() -> [AttributeArgument] {
        let endIndex = Int(cursor.token.partner)
        if wanted == .names {
            cursor.skip()
            return []
        }
        cursor.advance()
        var arguments: [AttributeArgument] = []
        while cursor.index < endIndex {
            if cursor.kind == .comma {
                cursor.advance()
            } else {
                arguments.append(parseArgument(endIndex: endIndex))
            }
        }
        if cursor.kind == .rightParenthesis { cursor.advance() }
        return arguments
    }

    private mutating func parseArgument(endIndex: Int) -> AttributeArgument {
        let start = cursor.start
        var label: String?
        if cursor.isLabel() {
            label = cursor.name(of: cursor.token)
            cursor.advance()
            cursor.advance()
        }
        let valueStart = cursor.start
        let value = parseArgumentValue(endIndex: endIndex, depth: 0)
        return AttributeArgument(
            label: label,
            value: value,
            range: cursor.range(from: start),
            valueRange: cursor.range(from: valueStart)
        )
    }

    /// Reads a value up to the next comma or the token at `endIndex`.
    private mutating func parseArgumentValue(endIndex: Int, depth: Int) -> ArgumentValue {
        let first = cursor.token
        let start = cursor.start
        let valueCursor = cursor
        let firstIndex = cursor.index
        skipExpression(endsAtComma: true, isBracketed: true)
        if cursor.index == firstIndex { cursor.skip() }
        let count = cursor.index - firstIndex
        let text = cursor.text(from: start)

        if count == 1 {
            if first.kind == .string, let string = StringLiteral.value(of: text) { return .string(string) }
            if cursor.isWord(first, "true") { return .boolean(true) }
            if cursor.isWord(first, "false") { return .boolean(false) }
            if cursor.isWord(first, "nil") { return .null }
        }
        if first.kind == .leftBracket, Int(first.partner) == cursor.index - 1, depth < 8 {
            return .array(parseElements(from: valueCursor, endIndex: cursor.index - 1, depth: depth))
        }
        return parseMetatype(from: valueCursor) ?? .other(text)
    }

    /// Reads the elements of an array literal, without moving the cursor.
    private mutating func parseElements(
        from bracket: TokenCursor,
        endIndex: Int,
        depth: Int
    ) -> [ArgumentValue.ArrayElement] {
        let after = cursor
        defer { cursor = after }
        cursor = bracket
        cursor.advance()
        var elements: [ArgumentValue.ArrayElement] = []
        while cursor.index < endIndex {
            if cursor.kind == .comma {
                cursor.advance()
                continue
            }
            let start = cursor.start
            let value = parseArgumentValue(endIndex: endIndex, depth: depth + 1)
            elements.append(ArgumentValue.ArrayElement(value: value, range: cursor.range(from: start)))
        }
        return elements
    }

    /// Reads `T.self` from `start` up to exactly the cursor, without moving the cursor; `nil` for anything else.
    private mutating func parseMetatype(from start: TokenCursor) -> ArgumentValue? {
        let after = cursor
        defer { cursor = after }
        guard after.index - start.index >= 3, cursor.isWord(cursor.token(at: after.index - 1), "self"),
            cursor.token(at: after.index - 2).kind == .period
        else { return nil }
        cursor = start
        guard let type = parseType(), cursor.index == after.index - 2, cursor.kind == .period else {
            return nil
        }
        return .metatype(TypeReference(type: type, range: cursor.range(from: start.start)))
    }

    /// Reads `#Name(arguments)` and the rest of the expression.
    mutating func parseMacroUse(_ head: DeclarationHead) {
        let name = cursor.text(from: Int(cursor.token.start) + 1, to: Int(cursor.token.end))
        cursor.advance()
        var lastName = name
        while cursor.kind == .period, cursor.peek().kind == .identifier, !cursor.token.followsNewline {
            cursor.advance()
            lastName = cursor.name(of: cursor.token)
            cursor.advance()
        }
        if cursor.startsOperator(.lessThan), !cursor.token.followsNewline { skipGenericArguments() }
        var arguments: [AttributeArgument] = []
        if cursor.kind == .leftParenthesis, !cursor.token.followsNewline { arguments = parseArguments() }
        skipExpressionRest()
        add(
            .macroUse(
                MacroUse(
                    attributes: head.attributes,
                    name: lastName,
                    arguments: arguments,
                    range: cursor.range(from: head.start)
                )
            )
        )
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
