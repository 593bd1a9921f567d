import HeirloomModel

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
