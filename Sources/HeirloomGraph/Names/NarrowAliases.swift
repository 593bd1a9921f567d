import HeirloomModel

/// The aliases that are not as accessible as can be, which are few.
package struct NarrowAliases {
    private let tree: ScopeTree
    private let names: Set<String>

    package init(_ tree: ScopeTree) {
        self.tree = tree
        let narrow = tree.table.entities.filter { entity in
            guard case .alias = entity.kind else { return false }
            return entity.access < .public
        }
        names = Set(narrow.map(\.name))
    }

    /// An alias in the type of a scope's dependency that is less accessible than that level.
    package func alias(in dependency: DeclaredDependency, of id: ScopeID, below access: AccessLevel)
        -> EntityID?
    {
        alias(in: dependency.declaration.type.type, of: id, below: access)
    }

    /// An alias in a type that is written in a scope that is less accessible than that level.
    package func alias(in type: TypeExpression, of id: ScopeID, below access: AccessLevel) -> EntityID? {
        if names.isEmpty { return nil }
        var isPossible = false
        type.forEachShownName { components in
            if components.contains(where: { names.contains($0.name) }) { isPossible = true }
        }
        guard isPossible else { return nil }
        let place = Place(file: tree[id].file, enclosing: tree[id].declared.entity)
        return tree.resolver.alias(in: type, from: place, narrowerThan: access)
    }
}
