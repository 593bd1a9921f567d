import HeirloomModel

extension ScopeTree {
    /// Returns whether a property that may be weak or unowned can have a type.
    package func canBeHeld(_ type: ResolvedType, by dependency: DependencyID) -> Bool {
        switch self[dependency].declared.declaration.reference {
        case nil: true
        case .weak?: type.canonical.wrappedInOptional != nil && isOfObjects(type.canonical)
        case .unowned?: isOfObjects(type.canonical)
        }
    }
}

extension DependencyDeclaration {
    /// The keywords before the property's name.
    package var introducer: String {
        switch reference {
        case nil: "let"
        case .weak?: "weak var"
        case .unowned?: "unowned let"
        }
    }
}
