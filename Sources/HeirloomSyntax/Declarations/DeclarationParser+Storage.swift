import HeirloomModel

// What values hold decides whether they are `Sendable`, where nothing says so. It is read even where nothing but names
// is wanted, but only of types for which it decides that.
extension DeclarationParser {
    /// Whether the members at the cursor are those of a type whose storage is wanted, `#if` included.
    var isInStorage: Bool {
        var index = containers.count - 1
        while index > 0, case .clause = containers[index].kind { index -= 1 }
        return containers[index].keepsStorage
    }

    /// Whether the cases at the cursor are an enum's whose storage is wanted.
    var keepsPayloads: Bool {
        let container = containers[containers.count - 1]
        guard case .type(let header) = container.kind, header.kind == .enum else { return false }
        return wanted != .names || container.keepsStorage
    }

    /// Reads `(A, label: B = value)`, of which only the types are kept.
    mutating func parsePayload() {
        let endIndex = Int(cursor.token.partner)
        let faultCount = faults.count
        cursor.advance()
        while cursor.index < endIndex {
            passLabels()
            guard let type = parseTypeReference(), cursor.index <= endIndex else { break }
            containers[containers.count - 1].payloadTypes.append(type)
            while cursor.index < endIndex, cursor.kind != .comma { cursor.skip() }
            if cursor.kind == .comma { cursor.advance() }
        }
        // What is wrong with a payload is for the compiler to say.
        faults.removeLast(faults.count - faultCount)
        if cursor.index < endIndex { cursor.jump(to: endIndex) }
        if cursor.kind == .rightParenthesis { cursor.advance() }
    }

    /// Passes `label:` and `_ name:`.
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

extension TypeHeader {
    /// Whether what a type holds may decide that it is `Sendable`.
    package var mayBeSendableByStorage: Bool {
        StorageOfValues.mayDecide(
            kind: kind,
            attributes: head.attributes,
            modifiers: head.modifiers,
            inheritance: inheritance
        )
    }
}

extension TypeDeclaration {
    /// Whether what it holds may decide that it is `Sendable`.
    package var mayBeSendableByStorage: Bool {
        StorageOfValues.mayDecide(
            kind: kind,
            attributes: attributes,
            modifiers: modifiers,
            inheritance: inheritance
        )
    }
}

/// Of which types it matters what they hold.
private enum StorageOfValues {
    static func mayDecide(
        kind: TypeKind,
        attributes: [AttributeUse],
        modifiers: [Modifier],
        inheritance: [TypeReference]
    ) -> Bool {
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
    /// Whether they say `static` or `class`.
    var areOfTypeMembers: Bool { has("static") || has("class") }
}
