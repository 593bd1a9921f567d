import HeirloomGraph
import HeirloomModel

/// Resolves declarations to the tree that they describe, or diagnoses its faults.
package enum GraphResolver {
    /// Takes time linear in the number of declarations and in the sum of all scopes' requirements, for each build
    /// configuration of a tree. The number of build configurations is limited.
    ///
    /// - Parameter fixes: Writes the fix-its of diagnostics. Without it, they have no edits.
    package static func resolve(_ input: GraphInput, fixes: FixWriting? = nil) -> GraphOutcome {
        // A file that does not parse may declare anything, so other errors may be consequences of it.
        guard input.parses else { return GraphOutcome(graph: nil, diagnostics: []) }
        var input = input.takingDoublesForCompiled
        let groups = ConditionGroups(input)
        // No function could be right under all conditions.
        if groups.ignoresTests { input.moduleViews[input.module] = nil }
        let refusal = TooManyConditionsRule.diagnostics(in: groups, module: input.module)
        if !refusal.isEmpty { return GraphOutcome(graph: nil, diagnostics: refusal) }
        let undeclared = UndeclaredNames(groups.modules, packages: input.packages)
        func unconditional(in configurations: [Int]) -> GraphInput {
            var unconditional = input
            unconditional.modules = groups.modules(showing: configurations)
            if groups.hasConditions { unconditional.undecidedModules = groups.modules }
            return unconditional
        }
        let search = ConfigurationSearch(
            groups,
            fulfilled: { ScopeTree(unconditional(in: $0)).fulfilledProperties },
            resolve: { configurations in
                resolveUnconditionally(unconditional(in: configurations), fixes) { table in
                    undeclared.users(in: table) { groups.answer($0, showing: configurations) }
                }
            }
        )
        let diagnostics = ConditionalDiagnostics.merged(search, groups)
        let explained = search.outcomes.reduce(into: Set<ExplainedMistake>()) {
            $0.formUnion($1.explained)
        }
        guard !search.isFaulty else {
            return GraphOutcome(conditionalGraph: nil, diagnostics: diagnostics, explained: explained)
        }
        var graph = ConditionalGraph(search, groups)
        let hidden = HiddenConditionRule.diagnostics(in: &graph, groups)
        return GraphOutcome(
            conditionalGraph: hidden.contains { $0.severity == .error } ? nil : graph,
            diagnostics: (diagnostics + hidden).sorted(by: Diagnostic.isBefore),
            explained: explained
        )
    }

    /// Resolves a tree without conditions.
    ///
    /// - Parameter undeclaredUsers: Returns the types that name something which only another build configuration
    ///   declares.
    private static func resolveUnconditionally(
        _ input: GraphInput,
        _ fixes: FixWriting?,
        undeclaredUsers: (NameTable) -> Set<String>
    ) -> UnconditionalOutcome {
        let tree = ScopeTree(input)
        Leftovers.keep(tree)
        let search = RootSearch(tree)
        let review = TreeReview(TreeSurvey(tree, search), fixes: fixes)
        let ofTree = problems(in: review)
        let doubles = DoubleReview(tree, fixes)
        let known = Set(ofTree.map { DiagnosticPlace($0.diagnostic) })
        let mocks = MockTree(tree)
        let ofDoubles = (doubles?.problems ?? []) + review.unmockableProtocolProblems(in: mocks)
        let reported = ofTree + ofDoubles.filter { !known.contains(DiagnosticPlace($0.diagnostic)) }
        let isFaulty = reported.contains { $0.diagnostic.severity == .error }
        // Faults of roots are errors; the same faults are not reported once more.
        let boundaries = isFaulty ? nil : BoundaryReview(tree, fixes)
        let diagnostics = (reported + (boundaries?.problems ?? [])).map(\.diagnostic)
            .sorted(by: Diagnostic.isBefore)
        let isConditional = !input.undecidedModules.isEmpty
        let shortages =
            isConditional
            ? reported.compactMap { problem in problem.shortage.map { ($0, problem.diagnostic) } } : []
        let isInDoubt = isConditional && isFaulty || !shortages.isEmpty
        let graph =
            isFaulty
            ? nil
            : tree.graph(
                roots: search.roots,
                doubles: doubles?.graph,
                mocks: mocks.mocks,
                boundaries: boundaries?.graph
            )
        return UnconditionalOutcome(
            graph: graph,
            diagnostics: diagnostics,
            explained: reported.flatMap { Consequence.localMistakes(of: $0, in: tree) }
                + ForeignAttributes.explained(in: tree),
            shortages: shortages,
            places: isConditional
                ? Dictionary(
                    reported.map { ($0.diagnostic, $0.places) },
                    uniquingKeysWith: { $0.union($1) }
                ) : [:],
            uncompilable: isInDoubt ? undeclaredUsers(tree.table).union(tree.redeclared) : []
        )
    }

    /// Returns the problems that the rules find in a tree.
    private static func problems(in review: TreeReview) -> [GraphProblem] {
        lazy var bodies = GenericBodies(review.tree)
        var problems: [GraphProblem] = []
        var isFaulty = ForeignAttributes.others(in: review.tree).contains { $0.severity == .error }
        // A mistake can make a type look like a root. The rules that find errors come before the one about dropped roots.
        for rule in TreeRule.all where !isFaulty || rule.ids != [.droppedRoot] {
            for problem in rule.problems(review) {
                assert(
                    rule.ids.contains(problem.diagnostic.id),
                    "a rule reports only the IDs that the table lists"
                )
                guard let general = bodies.general(problem) else { continue }
                isFaulty = isFaulty || general.diagnostic.severity == .error
                problems.append(general)
            }
        }
        return problems
    }
}

/// The result of resolving the graph of a module.
package struct GraphOutcome: Sendable {
    /// `nil` if there is an error.
    package var conditionalGraph: ConditionalGraph?
    /// Errors and warnings, sorted by location, without the local ones of the summaries.
    package var diagnostics: [Diagnostic]
    /// Local mistakes of the summaries that another fault of the tree explains better.
    package var explained: Set<ExplainedMistake> = []

    /// The graph of the first build configuration.
    package var graph: ScopeGraph? { conditionalGraph?.first }
}

extension GraphOutcome {
    package init(graph: ScopeGraph?, diagnostics: [Diagnostic]) {
        self.init(conditionalGraph: graph.map { ConditionalGraph($0) }, diagnostics: diagnostics)
    }
}

/// Checks the types that functions build for modules above against the rules.
struct BoundaryReview {
    /// The functions, without those that would not compile; `nil` if there are none.
    let graph: BoundaryGraph?
    /// Warnings about what keeps the module from building a type, whatever the modules above add. Where they build the type,
    /// it is an error.
    let problems: [GraphProblem]

    init(_ tree: ScopeTree, _ fixes: FixWriting?) {
        func faults(_ scopes: [ScopeID], _ fixes: FixWriting?) -> [Diagnostic] {
            // The modules below judge what their own functions build.
            let survey = TreeSurvey(tree, RootSearch(tree, roots: scopes), endingAtCalls: true)
            for scope in scopes { survey.rootIsolations[scope] = tree[scope].isolationBelow }
            let review = TreeReview(survey, fixes: fixes)
            return TreeRule.belowFunctions.flatMap { $0.problems(review) }.map(\.diagnostic)
                .filter { $0.severity == .error && $0.id != .nothingFulfills && $0.id != .notInstantiable }
        }
        let scopes = BreadthFirstWalk.reached(
            from: tree.boundaryFunctions.map(\.scope) + tree.ambiguousBoundaries
        ) { _ in [] }
        if scopes.isEmpty || faults(scopes, nil).isEmpty {
            (graph, problems) = (tree.boundaries(excluding: []), [])
            return
        }
        var faulty: Set<ScopeID> = []
        var warnings: [SourceLocation: Diagnostic] = [:]
        for scope in scopes {
            for fault in faults([scope], fixes) {
                faulty.insert(scope)
                // A fault of several types is reported once.
                if warnings[fault.location] != nil { continue }
                let name = tree[scope].declared.declaration.name
                warnings[fault.location] = .faultyParts(fault, of: name, in: tree.input.module)
            }
        }
        graph = tree.boundaries(excluding: faulty)
        problems = warnings.values.map { GraphProblem($0) }
    }
}

extension Diagnostic {
    /// Returns the warning that a module cannot build a type for other modules, because of an error.
    static func faultyParts(_ error: Diagnostic, of type: String, in module: String) -> Diagnostic {
        Diagnostic(
            id: .faultyParts,
            message: "'\(module)' cannot build '\(type)' for other modules: \(error.message)",
            location: error.location,
            notes: error.notes,
            fixIts: error.fixIts
        )
    }
}

extension ScopeTree {
    /// The visible types of the module for which it would generate functions if several types did not fulfill the same
    /// dependency.
    fileprivate var ambiguousBoundaries: [ScopeID] {
        boundaryObstacles.compactMap { scope, obstacle -> ScopeID? in
            guard case .unfulfilled(let property) = obstacle, !self[property].candidates.isEmpty,
                module(of: scope) == input.module, module(of: property.scope) == input.module
            else { return nil }
            let declared = self[scope].declared
            let listsSeenType = declared.declaration.fulfilledTypes.contains {
                let type = resolver.resolve($0.type, from: declared.place).type
                return entity(in: type, narrowerThan: .package) == nil
            }
            return declared.declaration.access >= .package || listsSeenType ? scope : nil
        }
        .sorted { $0.index < $1.index }
    }
}

/// Checks the types that are built for doubles against the rules.
///
/// Types below doubles need not be below any root, and hand-written doubles never are.
struct DoubleReview {
    /// The problems below doubles.
    let problems: [GraphProblem]
    /// The doubles to emit; valid only if there are no errors.
    let graph: DoubleGraph

    /// `nil` if there are no doubles.
    init?(_ tree: ScopeTree, _ fixes: FixWriting?) {
        guard let doubled = DoubleTree(tree) else { return nil }
        let review = TreeReview(TreeSurvey(doubled.tree, RootSearch(doubled.tree, roots: [])), fixes: fixes)
        let graph = doubled.graph()
        let products = graph.builtByDefault
        // The claims of scopes in the tree itself are checked with the tree, and a hand-written double may have other
        // dependencies than the type it replaces.
        problems =
            Self.problems(below: doubled.doubles, in: doubled, fixes)
            + review.doubleProblems(in: doubled)
            + review.fulfilledTypeConversionProblems(from: tree.scopes.count)
            + review.instantiationCycleProblems() + review.siblingCycleProblems()
            + review.uncalledDoubleProblems(in: doubled, beside: products)
        // Products that cannot be built are not built by default. Their receivers are not at fault.
        func isFaulty(_ roots: [ScopeID]) -> Bool {
            Self.problems(below: roots, in: doubled, nil).contains { $0.diagnostic.severity == .error }
        }
        let faulty = isFaulty(products) ? products.filter { isFaulty([$0]) } : []
        self.graph = faulty.isEmpty ? graph : doubled.graph(excluding: Set(faulty))
    }

    private static func problems(
        below roots: [ScopeID],
        in doubled: DoubleTree,
        _ fixes: FixWriting?
    ) -> [GraphProblem] {
        if roots.isEmpty { return [] }
        let survey = TreeSurvey(doubled.tree, RootSearch(doubled.tree, roots: roots))
        for root in roots { survey.rootIsolations[root] = doubled.tree[root].isolationBelow }
        let review = TreeReview(survey, fixes: fixes)
        return TreeRule.belowDoubles.flatMap { $0.problems(review) }
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
