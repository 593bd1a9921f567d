import HeirloomModel

extension DeclarationParser {
    /// Reads `struct Name<T>: P where T: Q {` and enters the body.
    mutating func parseTypeDeclaration(_ kind: TypeKind, _ head: DeclarationHead) {
        let keyword = cursor.token
        cursor.advance()
        guard let name = parseName(after: kind.rawValue) else { return }
        let genericParameters = parseGenericParameters()
        let headEnd = cursor.end
        let inheritance = parseInheritance()
        let clause = parseRequirements()
        guard cursor.kind == .leftBrace else {
            reportMissing("'{' to begin the body of '\(cursor.name(of: name))'")
            return
        }
        let type = TypeDeclaration(
            attributes: head.attributes,
            modifiers: head.modifiers,
            kind: kind,
            keywordRange: cursor.range(of: keyword),
            name: cursor.name(of: name),
            nameRange: cursor.range(of: name),
            genericParameters: genericParameters,
            headEnd: headEnd,
            inheritance: inheritance,
            whereClause: clause?.range,
            requirements: clause?.requirements ?? [],
            bodyRange: SourceRange(at: cursor.start),
            range: SourceRange(at: head.start)
        )
        let keepsStorage = type.mayBeSendableByStorage(with: head.attributes)
        enterBody(
            .type(type),
            keepsStorage: keepsStorage,
            keepsFunctions: soughtWords.readsAllFunctions(head.attributes, false)
        )
    }

    /// Reads `extension Outer.Inner: P {` and enters the body.
    mutating func parseExtension(_ head: DeclarationHead) {
        let keyword = cursor.token
        cursor.advance()
        guard let extendedType = parseTypeReference() else {
            reportMissing("a type after 'extension'")
            return
        }
        let inheritance = parseInheritance()
        let clause = parseRequirements()
        guard cursor.kind == .leftBrace else {
            reportMissing("'{' to begin the body of the extension of '\(extendedType.type.spelling)'")
            return
        }
        enterBody(
            .extending(
                ExtensionDeclaration(
                    attributes: head.attributes,
                    modifiers: head.modifiers,
                    keywordRange: cursor.range(of: keyword),
                    extendedType: extendedType,
                    inheritance: inheritance,
                    whereClause: clause?.range,
                    bodyRange: SourceRange(at: cursor.start),
                    range: SourceRange(at: head.start)
                )
            ),
            keepsStorage: false,
            keepsFunctions: soughtWords.readsAllFunctions(head.attributes, true)
        )
    }

    /// Reads the name after a keyword, and reports a missing one.
    mutating func parseName(after keyword: String) -> Token? {
        let name = cursor.token
        guard cursor.kind == .identifier else {
            reportMissing("a name after '\(keyword)'")
            return nil
        }
        cursor.advance()
        return name
    }

    /// Reads `typealias Name<T> = Other<T>`.
    mutating func parseAlias(_ head: DeclarationHead) {
        cursor.advance()
        guard let name = parseName(after: "typealias") else { return }
        let genericParameters = parseGenericParameters()
        guard cursor.isOperator("=") else {
            reportMissing("'=' after 'typealias \(cursor.name(of: name))'")
            return
        }
        cursor.advance()
        guard let aliasedType = parseTypeReference() else {
            reportMissing("a type after '='")
            return
        }
        _ = parseRequirements()
        add(
            .alias(
                AliasDeclaration(
                    attributes: head.attributes,
                    modifiers: head.modifiers,
                    name: cursor.name(of: name),
                    nameRange: cursor.range(of: name),
                    genericParameters: genericParameters,
                    aliasedType: aliasedType,
                    range: cursor.range(from: head.start)
                )
            )
        )
    }

    /// Reads `: Base, P, @unchecked Sendable`; empty without a colon.
    private mutating func parseInheritance() -> [TypeReference] {
        guard cursor.kind == .colon else { return [] }
        cursor.advance()
        var inheritance: [TypeReference] = []
        while true {
            if let type = parseInheritedType() {
                inheritance.append(type)
            } else {
                reportMissing("a type in the inheritance list")
                return inheritance
            }
            guard cursor.kind == .comma else { return inheritance }
            cursor.advance()
        }
    }

    private mutating func parseInheritedType() -> TypeReference? {
        guard cursor.keyword == .class else { return parseTypeReference() }
        // `protocol P: class` is an old spelling of `AnyObject`.
        let range = cursor.range(of: cursor.token)
        cursor.advance()
        return TypeReference(type: .named([TypeNameComponent("AnyObject")]), range: range)
    }

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
        _ = parseRequirements()
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
