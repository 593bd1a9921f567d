import HeirloomGraph
import HeirloomModel

/// The first generic argument of an erased instantiator is its product's `ForwardedProperties`, in any request of
/// labels: its closure takes them apart by label.
enum ErasedInstantiatorsTakeWhatIsForwarded {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { isBroken($0, in: survey) }.map(GraphProblem.wrongForwardedProperties)
    }

    /// Whether a property says that something else is forwarded to its product than is.
    static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        guard case .properties(let written) = survey.tree[edge.builtFor].declared.request?.forwarding,
            !survey.isSuspect(edge.product), survey.tree[edge.product].declared.ambiguities.isEmpty
        else { return false }
        let scope = survey.tree[edge.product].declared
        let expected = scope.forwardedProperties(\.canonical)
        let byName = scope.type.canonical.appending([TypeNameComponent("ForwardedProperties")])
        return written != expected && written != byName
            && scope.forwardedOrder(in: .properties(written)) == nil
    }
}
