import HeirloomGraph
import HeirloomModel

/// The mocks of protocols, and those that cannot be generated.
struct MockReview {
    let mocks: [MockedProtocol]
    let reported: [(problem: GraphProblem, diagnostic: Diagnostic)]

    init(_ tree: ScopeTree) {
        let found = MockTree(tree)
        mocks = found.mocks
        if found.unmockable.isEmpty {
            reported = []
            return
        }
        let wording = ProblemWording(TreeSurvey(tree, RootSearch(tree, roots: [])))
        reported = found.unmockable.map { unmockable in
            let problem = GraphProblem { $0.unmockable(unmockable) }
            return (problem, problem.diagnostic(wording))
        }
    }
}
