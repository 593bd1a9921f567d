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
    package func isVisible(_ scope: DeclaredScope) -> Bool {
        let module = table.files[scope.file].module
        return module == input.module || declarations.isVisible(buildAccess(of: scope).level, of: module)
    }

    /// Returns a type that was read, is named in another type, and is less accessible than an access level.
    package func entity(in type: ResolvedType, narrowerThan access: AccessLevel) -> EntityID? {
        declarations.accessTable.entity(in: type, narrowerThan: access)
    }

    /// Returns a type that another type names and that generated code cannot see; `nil` if there is none.
    package func hiddenType(in type: TypeExpression) -> EntityID? {
        var hidden: EntityID?
        type.forEachName { components in
            guard hidden == nil, let entity = table.entity(withQualifiedPath: components.map(\.name)),
                let file = table[entity].file
            else { return }
            if !declarations.isVisible(table[entity].access, of: table.files[file].module) { hidden = entity }
        }
        return hidden
    }
}
