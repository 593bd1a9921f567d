import HeirloomGraph
import HeirloomModel

/// A type with forwarded properties is built on demand, because nothing can be passed to a type that is built
/// immediately.
enum EagerForwardingRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { edge in
            edge.moment == .atOnce && !survey.tree[edge.product].forwarded.isEmpty
                && !survey.isSuspect(edge.product)
        }
        .map { edge in GraphProblem { $0.eagerForwarding(edge) } }
    }
}
