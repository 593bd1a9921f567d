import HeirloomGraph
import HeirloomModel

/// The parameters of a function that builds are what its product is forwarded, in order or by the names that are written
/// for them, and escape where the product keeps them.
enum FunctionsTakeWhatIsForwarded {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { isBroken($0, in: survey) }.map(GraphProblem.mismatchedParameters)
    }

    private static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        guard case .parameters(let parameters) = survey.tree[edge.builtFor].request?.forwarding,
            !survey.isSuspect(edge.product), survey.tree[edge.product].declared.ambiguities.isEmpty,
            // What it is to take depends on what it returns.
            !ClosuresSayWhatTheyReturn.isUntyped(edge, in: survey.tree)
        else { return false }
        let product = survey.tree[edge.product].declared
        // A closure takes what it is called with by name, and the rest from elsewhere.
        if product.owner != nil, parameters.contains(where: { $0.label == nil }) { return true }
        return product.places(of: parameters) == nil || !survey.tree.lentButKept(along: edge).isEmpty
    }
}
