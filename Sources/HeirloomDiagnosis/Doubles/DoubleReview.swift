import HeirloomGraph
import HeirloomModel

/// Holds what is built for doubles against the rules, and what the tree keeps of them.
///
/// What stands below doubles need not stand below any root, and hand-written doubles stand below none.
struct DoubleReview {
    /// What is wrong below doubles, as a fact and in words.
    let told: [(problem: GraphProblem, diagnostic: Diagnostic)]
    /// What emission prints; it is of use only where nothing is wrong.
    let graph: DoubleGraph

    /// `nil` where nothing asks for doubles.
    init?(_ tree: ScopeTree) {
        guard let doubled = DoubleTree(tree) else { return nil }
        let survey = TreeSurvey(doubled.tree, RootSearch(doubled.tree, roots: []))
        // What the tree itself builds is judged with the tree.
        let claims = ListedTypesAreFulfilled.problems(in: survey).filter { problem in
            guard case .falseClaim(let scope, _) = problem else { return false }
            return scope.index >= tree.scopes.count
        }
        // A double that was written by hand may take other things than what it stands for.
        let cycles =
            NoTypeBuildsItselfAtOnce.problems(in: doubled.tree)
            + SiblingsDoNotWaitForOneAnother.problems(in: doubled.tree)
        let ofDoubles =
            DoublesAreNamed.problems(in: doubled) + TypesHaveOneDouble.problems(in: doubled)
            + ExtensionsAddNoSecondDouble.problems(in: doubled) + claims + cycles
        let graph = doubled.graph()
        let products = graph.builtByDefault
        let unusable = DoublesWrittenByHandAreCalled.problems(in: doubled, beside: products)
        told = Self.told(below: doubled.doubles, in: doubled) + Self.told(ofDoubles + unusable, survey)
        // What cannot be built is not built by default, which is no fault of what receives it.
        let faulty =
            Self.told(below: products, in: doubled).contains { $0.diagnostic.severity == .error }
            ? products.filter { product in
                Self.told(below: [product], in: doubled).contains { $0.diagnostic.severity == .error }
            } : []
        self.graph = faulty.isEmpty ? graph : doubled.graph(excluding: Set(faulty))
    }

    private static func told(
        below roots: [ScopeID],
        in doubled: DoubleTree
    ) -> [(problem: GraphProblem, diagnostic: Diagnostic)] {
        if roots.isEmpty { return [] }
        var survey = TreeSurvey(doubled.tree, RootSearch(doubled.tree, roots: roots))
        for root in roots { survey.rootIsolations[root] = doubled.isolation(of: root) }
        return told(TreeRule.belowDoubles.flatMap { $0.problems(survey) }, survey)
    }

    private static func told(
        _ problems: [GraphProblem],
        _ survey: TreeSurvey
    ) -> [(problem: GraphProblem, diagnostic: Diagnostic)] {
        if problems.isEmpty { return [] }
        let wording = ProblemWording(survey)
        return problems.map { ($0, $0.diagnostic(wording)) }
    }
}

extension DoubleGraph {
    /// What is built for the surroundings.
    fileprivate var builtByDefault: [ScopeID] {
        var known: Set<ScopeID> = []
        return graph[surroundings].dependencies.flatMap(\.edges).map(\.product).filter {
            known.insert($0).inserted
        }
    }
}
