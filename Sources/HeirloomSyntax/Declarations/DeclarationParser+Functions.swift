import HeirloomModel

extension DeclarationParser {
    /// Reads `func name<T>(x: X) async throws -> Y where T: P { … }`.
    mutating func parseFunction(_ head: DeclarationHead) {
        let keyword = cursor.token
        if cursor.keyword == .func { cursor.advance() }
        let nameStart = cursor.start
        guard let name = parseFunctionName() else {
            reportMissing("a name after 'func'")
            return
        }
        let nameRange = cursor.range(from: nameStart)
        guard var signature = parseSignature(of: "func \(name)") else { return }
        var returnType: TypeReference?
        if cursor.isOperator("->") {
            cursor.advance()
            returnType = parseTypeReference()
            if returnType == nil { reportMissing("a type after '->'") }
        }
        if let clause = parseRequirements() {
            signature.whereClause = clause.range
            signature.requirements = clause.requirements
        }
        let bodyRange = skipBody()
        guard wanted != .names || soughtWords.isKeptAmongNames(name) else { return }
        add(
            .function(
                FunctionDeclaration(
                    attributes: head.attributes,
                    modifiers: head.modifiers,
                    keywordRange: cursor.range(of: keyword),
                    name: name,
                    nameRange: nameRange,
                    signature: signature,
                    returnType: returnType,
                    bodyRange: bodyRange,
                    range: cursor.range(from: head.start)
                )
            )
        )
    }

    /// Reads `init?<T>(x: X) throws where T: P { … }`.
    mutating func parseInitializer(_ head: DeclarationHead) {
        let keyword = cursor.token
        cursor.advance()
        let isFailable = cursor.isOperator("?") || cursor.isOperator("!")
        if isFailable { cursor.advance() }
        guard var signature = parseSignature(of: "init") else { return }
        if let clause = parseRequirements() {
            signature.whereClause = clause.range
            signature.requirements = clause.requirements
        }
        let bodyRange = skipBody()
        add(
            .initializer(
                InitializerDeclaration(
                    attributes: head.attributes,
                    modifiers: head.modifiers,
                    keywordRange: cursor.range(of: keyword),
                    isFailable: isFailable,
                    signature: signature,
                    bodyRange: bodyRange,
                    range: cursor.range(from: head.start)
                )
            )
        )
    }

    /// Reads a name or an operator. The `<` of `==<T>` belongs to the generic parameters.
    private mutating func parseFunctionName() -> String? {
        let token = cursor.token
        if token.kind == .identifier {
            cursor.advance()
            return cursor.name(of: token)
        }
        guard token.kind == .operator else { return nil }
        let text = cursor.text(of: token)
        let next = cursor.peek()
        guard text.utf8.count > 1, text.utf8.last == .lessThan, next.kind == .identifier, !next.followsSpace
        else {
            cursor.advance()
            return text
        }
        for _ in 1..<text.utf8.count { cursor.advanceInOperator() }
        return String(text.dropLast())
    }

    /// Reads `<T>(x: X) async throws`.
    private mutating func parseSignature(of what: String) -> FunctionSignature? {
        let genericParameters = parseGenericParameters()
        guard cursor.kind == .leftParenthesis else {
            reportMissing("'(' after '\(what)'")
            return nil
        }
        let start = cursor.start
        let parameters = parseParameters()
        let parameterRange = cursor.range(from: start)
        let effects = parseEffects()
        return FunctionSignature(
            genericParameters: genericParameters,
            parameters: parameters,
            parameterRange: parameterRange,
            isAsync: effects.isAsync,
            throwing: effects.throwing,
            whereClause: nil
        )
    }

    /// Skips `{ … }`; `nil` without a brace.
    mutating func skipBody() -> SourceRange? {
        guard cursor.kind == .leftBrace else { return nil }
        let start = cursor.start
        cursor.skip()
        return cursor.range(from: start)
    }

    /// Reads `(label name: T = value, …)`. The cursor must be at `(`.
    mutating func parseParameters() -> [ParameterDeclaration] {
        let endIndex = Int(cursor.token.partner)
        cursor.advance()
        var parameters: [ParameterDeclaration] = []
        while cursor.index < endIndex {
            let index = cursor.index
            if let parameter = parseParameter() {
                parameters.append(parameter)
            } else {
                reportMissing("a parameter")
                cursor.jump(to: endIndex)
            }
            if cursor.kind == .comma {
                cursor.advance()
            } else if cursor.index < endIndex {
                reportMissing("',' or ')' in the parameter list")
                cursor.jump(to: endIndex)
            }
            if cursor.index == index { cursor.advance() }
        }
        if cursor.kind == .rightParenthesis { cursor.advance() }
        return parameters
    }

    private mutating func parseParameter() -> ParameterDeclaration? {
        let start = cursor.start
        var attributes: [AttributeUse] = []
        while cursor.kind == .at {
            guard let attribute = parseAttribute() else { return nil }
            attributes.append(attribute)
        }
        guard let first = parseParameterName() else { return nil }
        let second = cursor.kind == .identifier ? parseParameterName() : nil
        guard cursor.kind == .colon else { return nil }
        cursor.advance()
        guard let type = parseTypeReference() else { return nil }
        let isVariadic = cursor.isOperator("...")
        if isVariadic { cursor.advance() }
        var defaultValue: SourceRange?
        var isOfCaller = false
        if cursor.isOperator("=") {
            cursor.advance()
            let start = cursor.start
            skipExpression(endsAtComma: true, isBracketed: true)
            defaultValue = cursor.range(from: start)
            isOfCaller = type.type.isParameter(saying: "isolated") && cursor.text(from: start) == "#isolation"
        }
        return ParameterDeclaration(
            attributes: attributes,
            label: first == "_" ? nil : first,
            name: second ?? first,
            hasOneName: second == nil,
            type: type,
            isVariadic: isVariadic,
            defaultValue: defaultValue,
            isIsolationOfCaller: isOfCaller,
            range: cursor.range(from: start)
        )
    }

    private mutating func parseParameterName() -> String? {
        guard cursor.kind == .identifier else { return nil }
        let name = cursor.name(of: cursor.token)
        cursor.advance()
        return name
    }

    /// Reads `async throws(E)`.
    mutating func parseEffects() -> (isAsync: Bool, throwing: Throwing) {
        var isAsync = false
        var throwing = Throwing.never
        while let keyword = cursor.keyword {
            if keyword == .async || keyword == .reasync {
                isAsync = true
                cursor.advance()
            } else if keyword == .rethrows {
                throwing = .rethrowing
                cursor.advance()
            } else if keyword == .throws {
                cursor.advance()
                throwing = parseThrownError()
            } else {
                break
            }
        }
        return (isAsync, throwing)
    }

    /// Reads the `(E)` in `throws(E)`.
    private mutating func parseThrownError() -> Throwing {
        guard cursor.kind == .leftParenthesis, !cursor.token.followsNewline else { return .anyError }
        let endIndex = Int(cursor.token.partner)
        cursor.advance()
        let error = parseType()
        guard let error, cursor.index == endIndex, cursor.kind == .rightParenthesis else {
            reportMissing("the type of an error after 'throws('")
            cursor.jump(to: endIndex)
            if cursor.kind == .rightParenthesis { cursor.advance() }
            return .anyError
        }
        cursor.advance()
        return .error(error)
    }
}
