import HeirloomGraph
import HeirloomModel

/// What is forwarded to a type may be named wherever the type may be named: its `ForwardedProperties` is as
/// accessible as the type.
enum ForwardedTypesAreAsAccessible {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may say something else of a type than was understood.
        guard !survey.hasUnreadableFile else { return [] }
        let tree = survey.tree
        return tree.declaredIDs.flatMap { id -> [GraphProblem] in
            // A nested type is seen by the local rule.
            guard !tree[id].declared.declaration.hasLocalFaults else { return [] }
            return tree[id].dependencies.enumerated().compactMap { index, dependency in
                guard case .forwarded = dependency.origin else { return nil }
                let property = DependencyID(scope: id, index: index)
                let type = dependency.declared.type
                let access = tree[id].declared.declaration.access
                return tree.entity(in: type, narrowerThan: access).map { .narrowForwardedType(property, $0) }
            }
        }
    }
}
