import HeirloomModel

/// Turns declarations into the tree they describe, or into what is wrong with it.
package enum GraphResolver {
    /// Linear in the declarations and in the sum of what each scope requires, for each of the ways in which the
    /// conditions that meet in a tree may turn out. Of those there is a limited number.
    package static func resolve(_ input: GraphInput) -> GraphOutcome {
        let groups = ConditionGroups(input)
        let crowded = TreesDependOnFewConditions.diagnostics(in: groups, module: input.module)
        if !crowded.isEmpty { return GraphOutcome(graph: nil, diagnostics: crowded) }
        let search = WorldSearch(groups) { worlds in
            var settled = input
            settled.modules = groups.modules(showing: worlds)
            if groups.hasConditions { settled.undecidedModules = groups.modules }
            return resolveUnconditionally(settled)
        }
        let diagnostics = ConditionalDiagnostics.merged(search, groups)
        let explained = search.outcomes.reduce(into: Set<ExplainedMistake>()) {
            $0.formUnion($1.explained)
        }
        guard !search.isFaulty else {
            return GraphOutcome(conditionalGraph: nil, diagnostics: diagnostics, explained: explained)
        }
        let graph = ConditionalGraph(search, groups)
        let hidden = ConditionsAreMirrored.diagnostics(in: graph, groups)
        return GraphOutcome(
            conditionalGraph: hidden.isEmpty ? graph : nil,
            diagnostics: (diagnostics + hidden).sorted(by: Diagnostic.isBefore),
            explained: explained
        )
    }

    /// Resolves a tree in which nothing is conditional.
    private static func resolveUnconditionally(_ input: GraphInput) -> UnconditionalOutcome {
        let tree = ScopeTree(input)
        let search = RootSearch(tree)
        let survey = TreeSurvey(tree, search)
        let problems = GraphProblem.problems(in: survey)
        let wording = problems.isEmpty ? nil : ProblemWording(survey)
        let diagnostics =
            problems
            .compactMap { problem in wording.map { problem.diagnostic($0) } }
            .sorted(by: Diagnostic.isBefore)
        let isFaulty = diagnostics.contains { $0.severity == .error }
        return UnconditionalOutcome(
            graph: isFaulty ? nil : tree.graph(roots: search.roots),
            diagnostics: diagnostics,
            explained: problems.compactMap { $0.explainedMistake(in: tree) }
                + ForeignAttributes.explained(in: tree)
        )
    }
}

extension Diagnostic {
    /// By place, and then by what they say.
    static func isBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.location != right.location { return left.location < right.location }
        return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
    }
}
