import HeirloomGraph
import HeirloomModel

/// Only objects are kept weakly: of a class, or of a protocol that is known to be restricted to classes.
enum WeakValueRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { $0.lifetime == .weak && isBroken($0, in: survey.tree) }.map { edge in
            GraphProblem { $0.weakValue(edge) }
        }
    }

    private static func isBroken(_ edge: BuildEdge, in tree: ScopeTree) -> Bool {
        switch tree.areObjects(edge.requestedType.canonical) {
        case .yes: return false
        case .no: return true
        case .unknown:
            // It may be a class that was not read, unless it is written as a protocol.
            if case .existential = edge.requestedType.spelled.withoutParentheses { return true }
            return false
        }
    }
}
