import HeirloomModel

/// Turns declarations into the tree they describe, or into what is wrong with it.
package enum GraphResolver {
    /// Linear in the declarations and in the sum of what each scope requires.
    package static func resolve(_ input: GraphInput) -> GraphOutcome {
        let tree = ScopeTree(input)
        let search = RootSearch(tree)
        let survey = TreeSurvey(tree, search)
        let diagnostics = GraphProblem.problems(in: survey)
            .map { $0.diagnostic(in: survey) }
            .sorted { $0.location < $1.location }
        let isFaulty = diagnostics.contains { $0.severity == .error }
        return GraphOutcome(graph: isFaulty ? nil : tree.graph(roots: search.roots), diagnostics: diagnostics)
    }
}
