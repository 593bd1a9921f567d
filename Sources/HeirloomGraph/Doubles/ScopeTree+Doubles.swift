import HeirloomModel

extension ScopeTree {
    /// The declarations with `mockOnly: true` that make a type or list it, which build nothing of the tree.
    package func doublesOnly(standingFor type: TypeExpression) -> [DeclaredScope] {
        guard let id = types.id(of: type) else { return [] }
        return declaredDoubles.filter { $0.typeID == id || $0.fulfilled.contains(id) }
    }

    /// Whether a type's own declaration says `mockOnly: true`.
    package func servesDoublesOnly(_ entity: EntityID) -> Bool { servingDoublesOnly.contains(entity) }
}
