import HeirloomModel

extension DeclarationParser {
    /// The maximum depth of nested types. It bounds the stack that is needed to read, compare and free them.
    static let maximumTypeDepth = 100

    /// Reads a type and its range; `nil` if there is none, with the cursor anywhere within the text that was tried.
    mutating func parseTypeReference() -> TypeReference? {
        let start = cursor.start
        guard let type = parseType() else { return nil }
        return TypeReference(type: type, range: cursor.range(from: start))
    }

    /// Reads any type: `@escaping (A) async throws -> any P & Q`.
    mutating func parseType() -> TypeExpression? {
        guard typeDepth < Self.maximumTypeDepth else {
            reportTypeDepth()
            return nil
        }
        if let plain = parsePlainType() { return plain }
        typeDepth += 1
        defer { typeDepth -= 1 }
        var attributes: [TypeAttribute] = []
        while let attribute = parseTypeAttribute() { attributes.append(attribute) }
        guard let type = parseTypeWithoutAttributes() else { return nil }
        return attributes.isEmpty ? type : .attributed(attributes, type)
    }

    mutating func reportTypeDepth() {
        let place = SourceRange(at: cursor.end)
        let message = "types nest deeper than \(Self.maximumTypeDepth) levels"
        faults.append(SyntaxFault(message: message, range: place))
    }

    private mutating func parseTypeWithoutAttributes() -> TypeExpression? {
        if cursor.keyword == .repeat {
            cursor.advance()
            return parseType().map(TypeExpression.packExpansion)
        }
        if let keyword = cursor.keyword, keyword == .any || keyword == .some, beginsType(cursor.peek()) {
            cursor.advance()
            guard let constraint = parseComposition() else { return nil }
            return keyword == .any ? .existential(constraint) : .opaque(constraint)
        }
        guard let type = parseComposition() else { return nil }
        guard case .tuple(let parameters) = type else { return type }
        return parseFunctionType(parameters)
    }

    /// Continues after `(A, B)`, which may be the parameters of a function.
    private mutating func parseFunctionType(_ parameters: [TupleTypeElement]) -> TypeExpression? {
        let afterTuple = cursor
        let effects = parseEffects()
        guard cursor.isOperator("->") else {
            goBack(to: afterTuple)
            return .tuple(parameters)
        }
        cursor.advance()
        guard let result = parseType() else { return nil }
        return .function(
            FunctionTypeExpression(
                parameters: parameters,
                isAsync: effects.isAsync,
                throwing: effects.throwing,
                result: result
            )
        )
    }

    /// Reads `P & Q`.
    private mutating func parseComposition() -> TypeExpression? {
        guard let first = parsePostfixType() else { return nil }
        guard cursor.isOperator("&") else { return first }
        var members = [first]
        while cursor.isOperator("&") {
            cursor.advance()
            if let keyword = cursor.keyword, keyword == .any || keyword == .some, beginsType(cursor.peek()) {
                cursor.advance()
            }
            guard let member = parsePostfixType() else { return nil }
            members.append(member)
        }
        return .composition(members)
    }

    /// Reads `@escaping`, `@convention(c)`, `inout`; `nil` for anything else.
    private mutating func parseTypeAttribute() -> TypeAttribute? {
        let start = cursor.start
        if cursor.kind == .at {
            guard cursor.peek().kind == .identifier else { return nil }
            cursor.advance()
            let word = cursor.name(of: cursor.token)
            guard let name = parseTypeName() else { return nil }
            if cursor.kind == .leftParenthesis, Self.attributesWithArguments.contains(word) {
                cursor.skip()
                return .word(cursor.text(from: start))
            }
            return TypeAttribute(named: name)
        }
        guard let keyword = cursor.keyword, Self.specifiers.contains(keyword) else { return nil }
        let next = cursor.peek()
        if next.kind == .leftParenthesis, keyword == .nonisolated, cursor.isWord(cursor.peek(2), "nonsending")
        {
            cursor.advance()
            cursor.skip()
        } else if keyword == .inout || beginsType(next), !next.followsNewline {
            cursor.advance()
        } else {
            return nil
        }
        return .word(cursor.text(from: start))
    }

    /// Type attributes that take arguments in parentheses, which are not the parameters of a function.
    private static let attributesWithArguments: Set<String> = [
        "convention", "isolated", "execution", "differentiable", "lifetime", "_lifetime",
        "_opaqueReturnTypeOf",
        "_inheritActorContext",
    ]

    static let specifiers: KeywordSet = [
        .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated, .ownedParameter, .sharedParameter,
        .compileTimeConstant,
    ]

    /// Whether a type may start with the token.
    private func beginsType(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier:
            guard let keyword = token.keyword else { return true }
            return !Keyword.reservedInTypes.contains(keyword)
        case .at, .leftParenthesis, .leftBracket:
            return true
        case .operator:
            return cursor.bytes[Int(token.start)] == .tilde
        case .number, .string, .regex, .period, .comma, .colon, .semicolon, .backslash, .rightParenthesis,
            .rightBracket, .leftBrace, .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif,
            .macroName, .unknown, .endOfFile:
            return false
        }
    }
}
