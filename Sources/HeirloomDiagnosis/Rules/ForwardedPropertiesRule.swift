import HeirloomGraph
import HeirloomModel

/// The first generic argument of an erased instantiator is its product's `ForwardedProperties`, with the labels in any
/// order, because the closure accesses the values by label.
enum ForwardedPropertiesRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { isBroken($0, in: survey) }.map { edge in
            GraphProblem { $0.wrongForwardedProperties(edge) }
        }
    }

    /// Whether the forwarded properties in a property's type differ from those of its product.
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
