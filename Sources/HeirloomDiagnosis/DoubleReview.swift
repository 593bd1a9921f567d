import HeirloomGraph
import HeirloomModel

/// Checks the types that are built for doubles against the rules.
///
/// Types below doubles need not be below any root, and hand-written doubles never are.
struct DoubleReview {
    /// The problems below doubles, with their diagnostics.
    let reported: [ReportedProblem]
    /// The doubles to emit; valid only if there are no errors.
    let graph: DoubleGraph

    /// `nil` if there are no doubles.
    init?(_ tree: ScopeTree) {
        guard let doubled = DoubleTree(tree) else { return nil }
        let survey = TreeSurvey(doubled.tree, RootSearch(doubled.tree, roots: []))
        // The claims of scopes in the tree itself are checked with the tree.
        let claims = FulfilledTypeConversionRule.problems(in: survey, from: tree.scopes.count)
        // A hand-written double may have other dependencies than the type it replaces.
        let cycles =
            InstantiationCycleRule.problems(in: doubled.tree)
            + SiblingCycleRule.problems(in: doubled.tree)
        let ofDoubles =
            MisnamedMockRule.problems(in: doubled) + DuplicateMockOfTypeRule.problems(in: doubled)
            + DuplicateMockInExtensionRule.problems(in: doubled) + claims + cycles
        let graph = doubled.graph()
        let products = graph.builtByDefault
        let unusable = UncalledDoubleRule.problems(in: doubled, beside: products)
        reported = Self.reported(below: doubled.doubles, in: doubled) + survey.reported(ofDoubles + unusable)
        // Products that cannot be built are not built by default. Their receivers are not at fault.
        let faulty =
            Self.reported(below: products, in: doubled).contains { $0.diagnostic.severity == .error }
            ? products.filter { product in
                Self.reported(below: [product], in: doubled).contains { $0.diagnostic.severity == .error }
            } : []
        self.graph = faulty.isEmpty ? graph : doubled.graph(excluding: Set(faulty))
    }

    private static func reported(below roots: [ScopeID], in doubled: DoubleTree) -> [ReportedProblem] {
        if roots.isEmpty { return [] }
        let survey = TreeSurvey(doubled.tree, RootSearch(doubled.tree, roots: roots))
        for root in roots { survey.rootIsolations[root] = doubled.isolation(of: root) }
        return survey.reported(TreeRule.belowDoubles.flatMap { $0.problems(survey) })
    }
}

extension DoubleGraph {
    /// The products that are built by default for the surroundings.
    fileprivate var builtByDefault: [ScopeID] {
        var known: Set<ScopeID> = []
        return graph[surroundings].dependencies.flatMap(\.edges).map(\.product).filter {
            known.insert($0).inserted
        }
    }
}
