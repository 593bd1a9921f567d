import HeirloomModel

/// What is forwarded to a type may be named by whoever may name the type: its `ForwardedProperties` is as
/// accessible as the type.
enum ForwardedTypesAreAsAccessible {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may say something else of a type than was understood.
        guard !survey.hasUnreadableFile else { return [] }
        let tree = survey.tree
        return tree.ids.flatMap { id -> [GraphProblem] in
            // A nested type is seen by the local rule.
            guard !tree[id].declaration.hasLocalFaults else { return [] }
            return tree[id].dependencies.enumerated().compactMap { index, dependency in
                guard case .forwarded = dependency.link else { return nil }
                let hop = TreeSurvey.Hop(scope: id, dependency: index)
                let type = dependency.declared.type
                let access = tree[id].declaration.access
                if let narrow = tree.entity(in: type, narrowerThan: access) {
                    return .narrowForwardedType(hop, narrow)
                }
                return tree.table.narrowImport(of: type, in: tree[id].file, below: access)
                    .map { .narrowForwardedImport(hop, $0) }
            }
        }
    }
}

extension ScopeTree {
    /// A type that was read, is named in another and is less accessible than that level.
    func entity(in type: ResolvedType, narrowerThan access: AccessLevel) -> EntityID? {
        var found: EntityID?
        for expression in [type.spelled, type.canonical] {
            _ = expression.replacingNames { components in
                let entity = table.entity(withQualifiedPath: components.map(\.name))
                if let entity, table[entity].access < min(access, .public) { found = found ?? entity }
                return .named(components)
            }
        }
        return found
    }
}
