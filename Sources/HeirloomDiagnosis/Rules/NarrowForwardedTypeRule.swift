import HeirloomGraph
import HeirloomModel

/// The types of forwarded properties are visible wherever the type is visible: `ForwardedProperties` is as accessible
/// as the type.
enum NarrowForwardedTypeRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare the type differently.
        guard !survey.hasUnreadableFile else { return [] }
        let tree = survey.tree
        return tree.declaredIDs.flatMap { id -> [GraphProblem] in
            // The local rule checks nested types.
            guard !tree[id].declared.declaration.hasLocalFaults else { return [] }
            return tree[id].dependencies.enumerated().compactMap { index, dependency in
                guard case .forwarded = dependency.origin else { return nil }
                let property = DependencyID(scope: id, index: index)
                let type = dependency.declared.type
                let access = tree[id].declared.declaration.access
                return tree.entity(in: type, narrowerThan: access).map { narrow in
                    GraphProblem { $0.narrowForwardedType(property, narrow) }
                }
            }
        }
    }
}
