import HeirloomModel

extension DeclarationParser {
    /// Reads `<T: P, each U, let count: Int>`; empty without `<`.
    mutating func parseGenericParameters() -> [GenericParameter] {
        guard cursor.startsOperator(.lessThan) else { return [] }
        cursor.advanceInOperator()
        var parameters: [GenericParameter] = []
        while !cursor.startsOperator(.greaterThan) {
            guard let parameter = parseGenericParameter() else {
                reportMissing("a generic parameter")
                return parameters
            }
            parameters.append(parameter)
            guard cursor.kind == .comma else { break }
            cursor.advance()
        }
        if cursor.keyword == .where { _ = parseWhereClause() }
        if cursor.startsOperator(.greaterThan) {
            cursor.advanceInOperator()
        } else {
            reportMissing("'>' to end the generic parameters")
        }
        return parameters
    }

    private mutating func parseGenericParameter() -> GenericParameter? {
        let start = cursor.start
        var kind = GenericParameter.Kind.type
        while cursor.kind == .at {
            guard parseAttribute() != nil else { return nil }
        }
        if cursor.peek().kind == .identifier {
            if cursor.keyword == .each { kind = .pack }
            if cursor.keyword == .let { kind = .value }
            guard kind != .type else { return nil }
            cursor.advance()
        }
        guard cursor.kind == .identifier else { return nil }
        let name = cursor.name(of: cursor.token)
        cursor.advance()
        var inheritance: TypeReference?
        if cursor.kind == .colon {
            cursor.advance()
            guard let type = parseTypeReference() else { return nil }
            inheritance = type
        }
        return GenericParameter(
            kind: kind,
            name: name,
            inheritance: inheritance,
            range: cursor.range(from: start)
        )
    }

    /// Reads `where T: P, U == V`; `nil` without `where`.
    mutating func parseWhereClause() -> SourceRange? { parseRequirements()?.range }

    /// Reads `where T: P, U == V`, with each of the requirements; `nil` without `where`.
    mutating func parseRequirements() -> (range: SourceRange, requirements: [GenericRequirement])? {
        guard cursor.keyword == .where else { return nil }
        let start = cursor.start
        var requirements: [GenericRequirement] = []
        repeat {
            cursor.advance()
            guard let subject = parseType() else {
                reportMissing("a requirement after 'where'")
                break
            }
            var requirement = GenericRequirement(subject: subject)
            let isConformance = cursor.kind == .colon
            if isConformance || cursor.isOperator("==") {
                cursor.advance()
                if cursor.keyword == .class {
                    cursor.advance()
                } else if let type = parseType() {
                    if isConformance { requirement.supertype = type } else { requirement.sameType = type }
                } else {
                    reportMissing("a type in the 'where' clause")
                    break
                }
            }
            requirements.append(requirement)
        } while cursor.kind == .comma
        return (cursor.range(from: start), requirements)
    }
}
