import HeirloomGraph
import HeirloomModel

/// The parameters of a function match the forwarded properties of its product, in order or by their names, and are
/// `@escaping` if the product keeps them.
enum MismatchedParametersRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { isBroken($0, in: survey) }.map { edge in
            GraphProblem { $0.mismatchedParameters(edge) }
        }
    }

    private static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        guard case .parameters(let parameters) = survey.tree[edge.builtFor].request?.forwarding,
            !survey.isSuspect(edge.product), survey.tree[edge.product].declared.ambiguities.isEmpty,
            // The parameters depend on what the closure returns.
            !UntypedClosureRule.isUntyped(edge, in: survey.tree)
        else { return false }
        let product = survey.tree[edge.product].declared
        // A closure takes the function's parameters by name, and other values from the scope.
        if product.owner != nil, parameters.contains(where: { $0.label == nil }) { return true }
        return product.places(of: parameters) == nil || !survey.tree.nonescapingButKept(along: edge).isEmpty
    }
}
