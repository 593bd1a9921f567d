import HeirloomModel

extension DeclarationParser {
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
