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
}
