import HeirloomModel

/// The access level at which a type can be built.
package struct BuildAccess {
    package var level: AccessLevel
    /// Whether the initializer is less accessible than the type.
    package var isOfInitializer: Bool
}

extension ScopeTree {
    /// Returns the access level at which a scope can be built.
    package func buildAccess(of scope: DeclaredScope) -> BuildAccess {
        let type = scope.entity.map { table[$0].access } ?? scope.declaration.access
        let construction = scope.declaration.construction.access
        return BuildAccess(level: min(type, construction), isOfInitializer: construction < type)
    }

    /// Returns whether generated code may build a scope.
    package func isVisible(_ scope: DeclaredScope, testable: Set<String>) -> Bool {
        let module = table.files[scope.file].module
        if module == input.module { return true }
        return table.isVisible(
            buildAccess(of: scope).level,
            of: module,
            from: input.module,
            isTestable: testable.contains(module)
        )
    }

    /// Returns a type that another type names and that generated code cannot see; `nil` if there is none.
    package func hiddenType(in type: TypeExpression, testable: Set<String>) -> EntityID? {
        var hidden: EntityID?
        type.forEachName { components in
            guard hidden == nil, let entity = table.entity(withQualifiedPath: components.map(\.name)),
                let file = table[entity].file
            else { return }
            let module = table.files[file].module
            let isVisible = table.isVisible(
                table[entity].access,
                of: module,
                from: input.module,
                isTestable: testable.contains(module)
            )
            if !isVisible { hidden = entity }
        }
        return hidden
    }
}
