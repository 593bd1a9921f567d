import HeirloomModel

extension ScopeTree {
    /// Returns the declarations with `mockOnly: true` that build a type or list it. They build nothing in the tree.
    package func doublesOnly(standingFor type: TypeExpression) -> [DeclaredScope] {
        guard let id = types.id(of: type) else { return [] }
        return declarations.doubles.filter { $0.typeID == id || $0.fulfilled.contains(id) }
    }

    /// Returns whether a type's own declaration has `mockOnly: true`.
    package func servesDoublesOnly(_ entity: EntityID) -> Bool { servingDoublesOnly.contains(entity) }
}
