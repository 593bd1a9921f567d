import HeirloomModel

extension DeclarationParser {
    /// Reads a name, a tuple or a collection and the marks after it: `[Outer.Inner<T>?].Type`.
    mutating func parsePostfixType() -> TypeExpression? {
        let outerDepth = typeDepth
        defer { typeDepth = outerDepth }
        guard var type = parsePrimaryType() else { return nil }
        while let marked = parseMark(of: type) {
            type = marked
            // Each mark adds a level to the tree.
            typeDepth += 1
            guard typeDepth <= Self.maximumTypeDepth else {
                reportTypeDepth()
                return nil
            }
        }
        return type
    }

    /// Reads `?`, `!` or `.Name` after a type; `nil` if none of these follows.
    private mutating func parseMark(of type: TypeExpression) -> TypeExpression? {
        if cursor.startsOperator(.questionMark), !cursor.token.followsSpace {
            cursor.advanceInOperator()
            return .optional(type)
        }
        if cursor.startsOperator(.exclamationMark), !cursor.token.followsSpace {
            cursor.advanceInOperator()
            return .implicitlyUnwrapped(type)
        }
        return cursor.kind == .period ? parseMemberType(of: type) : nil
    }

    /// Reads `.Type`, `.Protocol` or `.Name`. `.self` is not part of a type.
    private mutating func parseMemberType(of base: TypeExpression) -> TypeExpression? {
        let next = cursor.peek()
        guard next.kind == .identifier, !cursor.isWord(next, "self") else { return nil }
        cursor.advance()
        if cursor.isWord("Type") {
            cursor.advance()
            return .metatype(base)
        }
        if cursor.isWord("Protocol") {
            cursor.advance()
            return .protocolMetatype(base)
        }
        return parseNameComponent().map { .member(of: base, $0) }
    }

    private mutating func parsePrimaryType() -> TypeExpression? {
        switch cursor.kind {
        case .identifier:
            return parseNamedType()
        case .leftParenthesis:
            return parseTupleType()
        case .leftBracket:
            return parseCollectionType()
        case .number:
            return parseIntegerType(sign: "")
        case .operator:
            return parsePrefixedType()
        case .string, .regex, .period, .comma, .colon, .semicolon, .at, .backslash, .rightParenthesis,
            .rightBracket, .leftBrace, .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif,
            .macroName, .unknown, .endOfFile:
            return nil
        }
    }

    /// Reads a type that is a single name, as most are; `nil` for any other.
    mutating func parsePlainType() -> TypeExpression? {
        let next = cursor.peek().kind
        guard cursor.kind == .identifier, cursor.keyword == nil, next != .operator, next != .period,
            !cursor.isModuleSelector(at: 1), !cursor.isWord("_"), !cursor.isPlaceholder
        else { return nil }
        let type = TypeExpression.named([TypeNameComponent(cursor.name(of: cursor.token))])
        cursor.advance()
        return type
    }

    private mutating func parseNamedType() -> TypeExpression? {
        if cursor.isWord("_") {
            cursor.advance()
            return .placeholder
        }
        if cursor.keyword == .each, cursor.peek().kind == .identifier {
            cursor.advance()
            return parseTypeName().map(TypeExpression.packElement)
        }
        return parseTypeName()
    }

    /// Reads `Outer<T>.Inner`.
    mutating func parseTypeName() -> TypeExpression? {
        if let keyword = cursor.keyword, Keyword.reservedInTypes.contains(keyword) { return nil }
        return parseNameComponents()
    }

    /// Reads `Outer<T>.Inner` and `Module::Type`. Accepts reserved words, which may be the names of attributes.
    mutating func parseNameComponents() -> TypeExpression? {
        guard cursor.kind == .identifier, !cursor.isPlaceholder, let first = parseNameComponent() else {
            return nil
        }
        var components = [first]
        while cursor.isModuleSelector() || cursor.kind == .period && continuesTypeName(cursor.peek()) {
            if cursor.kind == .colon { cursor.advance() }
            cursor.advance()
            guard let component = parseNameComponent() else { return nil }
            components.append(component)
        }
        return .named(components)
    }

    private func continuesTypeName(_ next: Token) -> Bool {
        guard next.kind == .identifier else { return false }
        if next.isBackticked { return true }
        return !cursor.isWord(next, "Type") && !cursor.isWord(next, "Protocol")
            && !cursor.isWord(next, "self")
    }

    private mutating func parseNameComponent() -> TypeNameComponent? {
        let name = cursor.name(of: cursor.token)
        cursor.advance()
        guard cursor.startsOperator(.lessThan) else { return TypeNameComponent(name) }
        guard let arguments = parseGenericArguments() else { return nil }
        return TypeNameComponent(name, arguments: arguments, hasEmptyBrackets: arguments.isEmpty)
    }

    /// Reads `<A, B>`.
    mutating func parseGenericArguments() -> [TypeExpression]? {
        cursor.advanceInOperator()
        var arguments: [TypeExpression] = []
        while !cursor.startsOperator(.greaterThan) {
            guard let argument = parseType() else { return nil }
            arguments.append(argument)
            guard cursor.kind == .comma else { break }
            cursor.advance()
        }
        guard cursor.startsOperator(.greaterThan) else { return nil }
        cursor.advanceInOperator()
        return arguments
    }

    /// Reads `~Copyable` and `-1`.
    private mutating func parsePrefixedType() -> TypeExpression? {
        if cursor.isOperator("~") {
            cursor.advance()
            let constraint = cursor.kind == .leftParenthesis ? parseTupleType() : parseTypeName()
            return constraint.map(TypeExpression.suppressed)
        }
        if cursor.isOperator("-") {
            cursor.advance()
            return parseIntegerType(sign: "-")
        }
        return nil
    }

    private mutating func parseIntegerType(sign: String) -> TypeExpression? {
        guard cursor.kind == .number else { return nil }
        let digits = cursor.text(of: cursor.token)
        cursor.advance()
        return .integer(sign + digits)
    }

    /// Reads `[T]`, `[Key: Value]`, `[3 of T]`.
    private mutating func parseCollectionType() -> TypeExpression? {
        let endIndex = Int(cursor.token.partner)
        cursor.advance()
        guard let first = parseType() else { return nil }
        var type = TypeExpression.array(first)
        if cursor.kind == .colon {
            cursor.advance()
            guard let value = parseType() else { return nil }
            type = .dictionary(key: first, value: value)
        } else if cursor.isWord("of") || cursor.isWord("x") {
            cursor.advance()
            guard let element = parseType() else { return nil }
            type = .inlineArray(count: first, element: element)
        }
        guard cursor.index == endIndex, cursor.kind == .rightBracket else { return nil }
        cursor.advance()
        return type
    }

    /// Reads `(label: A, B...)`.
    private mutating func parseTupleType() -> TypeExpression? {
        let endIndex = Int(cursor.token.partner)
        cursor.advance()
        var elements: [TupleTypeElement] = []
        while cursor.index < endIndex {
            guard let element = parseTupleElement() else { return nil }
            elements.append(element)
            guard cursor.kind == .comma else { break }
            cursor.advance()
        }
        guard cursor.index == endIndex, cursor.kind == .rightParenthesis else { return nil }
        cursor.advance()
        return .tuple(elements)
    }

    private mutating func parseTupleElement() -> TupleTypeElement? {
        var label: String?
        var secondName: String?
        if cursor.isLabel() {
            label = cursor.name(of: cursor.token)
            cursor.advance()
            cursor.advance()
        } else if cursor.kind == .identifier, cursor.isLabel(at: 1) {
            label = cursor.name(of: cursor.token)
            cursor.advance()
            secondName = cursor.name(of: cursor.token)
            cursor.advance()
            cursor.advance()
        }
        guard let type = parseType() else { return nil }
        let isVariadic = cursor.isOperator("...")
        if isVariadic { cursor.advance() }
        return TupleTypeElement(label: label, secondName: secondName, type: type, isVariadic: isVariadic)
    }
}
