import HeirloomModel

extension ScopeTree {
    /// A type of `@_spi` that is named in another, which a type that is not may not show.
    package func spiType(in type: ResolvedType, hiddenFrom scope: ScopeID) -> EntityID? {
        guard !table.spiTypes.isEmpty, self[scope].declared.declaration.spiAttributes.isEmpty else {
            return nil
        }
        var found: EntityID?
        for expression in [type.spelled, type.canonical] where found == nil {
            expression.forEachName { components in
                if found == nil, let entity = table.entity(withQualifiedPath: components.map(\.name)),
                    table.spiTypes.contains(entity)
                {
                    found = entity
                }
            }
        }
        return found
    }
}
