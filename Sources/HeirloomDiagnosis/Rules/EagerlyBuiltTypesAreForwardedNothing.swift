import HeirloomGraph
import HeirloomModel

/// A type with forwarded properties is built on demand: a type that is built at once cannot be handed them.
enum EagerlyBuiltTypesAreForwardedNothing {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { edge in
            edge.moment == .atOnce && !survey.tree[edge.product].forwarded.isEmpty
                && !survey.isSuspect(edge.product)
        }
        .map(GraphProblem.eagerForwarding)
    }
}
