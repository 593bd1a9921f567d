import HeirloomModel

/// Turns declarations into the tree they describe, or into what is wrong with it.
package enum GraphResolver {
    /// Linear in the declarations and in the sum of what each scope requires.
    package static func resolve(_ input: GraphInput) -> GraphOutcome {
        let tree = ScopeTree(input)
        let search = RootSearch(tree)
        let survey = TreeSurvey(tree, search)
        let problems = GraphProblem.problems(in: survey)
        let wording = problems.isEmpty ? nil : ProblemWording(survey)
        let diagnostics =
            problems
            .compactMap { problem in wording.map { problem.diagnostic($0) } }
            .sorted { left, right in
                if left.location != right.location { return left.location < right.location }
                return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
            }
        let isFaulty = diagnostics.contains { $0.severity == .error }
        return GraphOutcome(graph: isFaulty ? nil : tree.graph(roots: search.roots), diagnostics: diagnostics)
    }
}
