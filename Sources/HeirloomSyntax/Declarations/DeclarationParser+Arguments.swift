import HeirloomModel

extension DeclarationParser {
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
