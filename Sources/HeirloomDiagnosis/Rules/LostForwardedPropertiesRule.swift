import HeirloomGraph
import HeirloomModel

/// An instantiator passes the forwarded properties of its type. An `instantiate` for one specialization does not take
/// them, so that only a function can build the specialization later.
enum LostForwardedPropertiesRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.generics.isEmpty { return [] }
        return survey.edges.filter { edge in
            guard let instantiator = edge.builder?.instantiator, !instantiator.isErased,
                tree[edge.product].isBuiltByExtension, let type = tree[edge.product].declared.entity,
                let generic = tree.generics[type]
            else { return false }
            return !tree[generic].forwarded.isEmpty
        }
        .map { edge in GraphProblem { $0.lostForwarding(edge) } }
    }
}
