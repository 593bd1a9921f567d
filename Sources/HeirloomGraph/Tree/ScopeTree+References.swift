import HeirloomModel

extension ScopeTree {
    /// Whether a property that may be weak or unowned can have a type.
    package func canBeHeld(_ type: ResolvedType, by dependency: DependencyID) -> Bool {
        switch self[dependency].declared.declaration.reference {
        case nil: true
        case .weak?: type.canonical.wrappedInOptional != nil && isOfObjects(type.canonical)
        case .unowned?: isOfObjects(type.canonical)
        }
    }

    /// Whether all values of a type, or those that are not `nil`, are objects, as far as was read.
    package func isOfObjects(_ canonical: TypeExpression) -> Bool {
        let type = canonical.withoutOptional.withoutAny
        if case .composition(let members) = type { return members.contains(where: isOfObjects) }
        if type == .anyObject { return true }
        return type.entity(in: table).map(isOfObjects) ?? false
    }

    package func isOfObjects(_ entity: EntityID) -> Bool {
        guard case .type(let read) = table[entity].kind else { return false }
        switch read.summary.kind {
        case .class, .actor: return true
        case .struct, .enum: return false
        case .protocol:
            return conversions.supertypes.all(above: entity).contains { supertype in
                switch supertype {
                case .read(let above): above != entity && isClass(above)
                case .unread(let name): name == "AnyObject"
                case .unclear: false
                }
            }
        }
    }

    private func isClass(_ entity: EntityID) -> Bool {
        if case .type(let read) = table[entity].kind { read.summary.kind == .class } else { false }
    }
}

extension DependencyDeclaration {
    /// What is written before the property's name.
    package var introducer: String {
        switch reference {
        case nil: "let"
        case .weak?: "weak var"
        case .unowned?: "unowned let"
        }
    }
}
