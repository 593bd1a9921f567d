import HeirloomModel

extension DeclarationParser {
    /// Reads `let x: X = 1, y: Y` with accessors.
    mutating func parseProperties(_ head: DeclarationHead) {
        let isVariable = cursor.keyword == .var
        let keywordRange = cursor.range(of: cursor.token)
        cursor.advance()
        guard let first = parseBinding() else {
            reportMissing("a name after '\(isVariable ? "var" : "let")'")
            return
        }
        var others: [Binding] = []
        while cursor.kind == .comma {
            cursor.advance()
            guard let binding = parseBinding() else {
                reportMissing("a name after ','")
                break
            }
            others.append(binding)
        }
        let isKept = wanted != .names || innermost.keepsStorage && !head.modifiers.areOfTypeMembers
        guard isKept || ([first] + others).contains(where: { isSought($0.name) }) else { return }
        let statement = PropertyStatement(
            head: head,
            isVariable: isVariable,
            keywordRange: keywordRange,
            count: others.count + 1,
            range: cursor.range(from: head.start)
        )
        // Nearly all statements declare a single property, which needs no array.
        if others.isEmpty {
            add(.property(statement.property(first, index: 0)))
        } else {
            for (index, binding) in Binding.sharingTypes([first] + others).enumerated() {
                add(.property(statement.property(binding, index: index)))
            }
        }
    }

    /// Whether a property with this name is read even if only names are wanted.
    private func isSought(_ name: String) -> Bool {
        soughtWords.mayMeetGenerated(name) || soughtWords.propertyAmongNames.map { "\($0)" } == name
    }

    private mutating func parseBinding() -> Binding? {
        let start = cursor.start
        let name: String
        if cursor.kind == .identifier, !cursor.isReservedName {
            name = cursor.name(of: cursor.token)
            cursor.advance()
        } else if cursor.kind == .leftParenthesis {
            cursor.skip()
            name = cursor.text(from: start)
        } else {
            return nil
        }
        let nameRange = cursor.range(from: start)
        var type: TypeReference?
        if cursor.kind == .colon {
            cursor.advance()
            type = parseTypeReference()
            if type == nil { reportMissing("a type for '\(name)'") }
        }
        let initialValue = cursor.isOperator("=") ? parseInitialValue() : nil
        var storage = PropertyDeclaration.Storage.stored
        if cursor.kind == .leftBrace { storage = beginsObservers ? .observed : .computed }
        return Binding(
            name: name,
            nameRange: nameRange,
            type: type,
            initialValue: initialValue,
            storage: storage,
            accessorRange: skipBody()
        )
    }

    private mutating func parseInitialValue() -> SourceRange? {
        cursor.advance()
        let start = cursor.start
        let index = cursor.index
        skipExpression(endsAtComma: true)
        if cursor.index == index { reportMissing("a value after '='") }
        return cursor.index == index ? nil : cursor.range(from: start)
    }
}

extension TokenCursor {
    /// Whether the word at the cursor cannot name a property.
    var isReservedName: Bool {
        guard let keyword else { return false }
        return Keyword.declarations.contains(keyword)
    }
}

/// One property in a statement, with its type and value.
private struct Binding {
    let name: String
    let nameRange: SourceRange
    var type: TypeReference?
    let initialValue: SourceRange?
    let storage: PropertyDeclaration.Storage
    let accessorRange: SourceRange?

    /// Completes types that are shared: `let x, y: Int` declares both as `Int`.
    static func sharingTypes(_ bindings: [Binding]) -> [Binding] {
        var bindings = bindings
        for index in bindings.indices.dropLast().reversed()
        where bindings[index].type == nil && bindings[index].initialValue == nil {
            bindings[index].type = bindings[index + 1].type
        }
        return bindings
    }
}

/// The parts that the properties of one statement have in common.
private struct PropertyStatement {
    var head: DeclarationHead
    var isVariable: Bool
    var keywordRange: SourceRange
    var count: Int
    var range: SourceRange

    func property(_ binding: Binding, index: Int) -> PropertyDeclaration {
        PropertyDeclaration(
            attributes: head.attributes,
            modifiers: head.modifiers,
            isVariable: isVariable,
            keywordRange: keywordRange,
            name: binding.name,
            nameRange: binding.nameRange,
            type: binding.type,
            initialValue: binding.initialValue,
            storage: binding.storage,
            accessorRange: binding.accessorRange,
            index: index,
            count: count,
            range: range
        )
    }
}

// The stored values of a type determine whether it is `Sendable`, if nothing declares that. They are read even if only
// names are wanted, but only for types where they make that difference.
extension DeclarationParser {
    /// Whether the cases at the cursor belong to an enum whose associated values are wanted.
    var keepsPayloads: Bool {
        guard case .type(let type) = innermost.kind, type.kind == .enum else { return false }
        return wanted != .names || innermost.keepsStorage
    }

    /// Reads `(A, label: B = value)`, keeping only the types.
    mutating func parsePayload() {
        let endIndex = Int(cursor.token.partner)
        let faultCount = faults.count
        cursor.advance()
        while cursor.index < endIndex {
            passLabels()
            guard let type = parseTypeReference(), cursor.index <= endIndex else { break }
            innermost.payloadTypes.append(type)
            while cursor.index < endIndex, cursor.kind != .comma { cursor.skip() }
            if cursor.kind == .comma { cursor.advance() }
        }
        // The compiler reports faults in a payload.
        faults.removeLast(faults.count - faultCount)
        if cursor.index < endIndex { cursor.jump(to: endIndex) }
        if cursor.kind == .rightParenthesis { cursor.advance() }
    }

    /// Skips `label:` and `_ name:`.
    private mutating func passLabels() {
        if cursor.isLabel() {
            cursor.advance()
            cursor.advance()
        } else if cursor.kind == .identifier, cursor.isLabel(at: 1) {
            cursor.advance()
            cursor.advance()
            cursor.advance()
        }
    }
}

extension TypeDeclaration {
    /// Whether the stored values of the type may make it `Sendable`, if it has these of its attributes.
    package func mayBeSendableByStorage(with attributes: [AttributeUse]) -> Bool {
        switch kind {
        case .class, .actor, .protocol: return false
        case .struct, .enum: break
        }
        let isPublic = modifiers.access.map { $0 >= .public } ?? false
        if isPublic, !attributes.contains(where: { $0.baseName == "frozen" }) { return false }
        return !inheritance.contains { $0.type.nominalName?.last == "Sendable" }
    }
}

extension [Modifier] {
    /// Whether `static` or `class` is among the modifiers.
    var areOfTypeMembers: Bool { has("static") || has("class") }
}
