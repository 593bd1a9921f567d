import HeirloomGraph
import HeirloomModel

/// The mocks of protocols, and those that cannot be generated.
struct MockReview {
    let mocks: [MockedProtocol]
    let told: [(problem: GraphProblem, diagnostic: Diagnostic)]

    init(_ tree: ScopeTree) {
        let found = MockTree(tree)
        mocks = found.mocks
        if found.unmockable.isEmpty {
            told = []
            return
        }
        let wording = ProblemWording(TreeSurvey(tree, RootSearch(tree, roots: [])))
        told = found.unmockable.map { unmockable in
            let problem = GraphProblem.unmockable(unmockable)
            return (problem, problem.diagnostic(wording))
        }
    }
}
