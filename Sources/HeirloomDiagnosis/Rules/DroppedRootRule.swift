import HeirloomGraph
import HeirloomModel

/// Warns about a root candidate that was dropped because a dependency below it is missing.
enum DroppedRootRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.hasUnreadableFile || survey.search.dropped.isEmpty { return [] }
        let suspects = BelowEach(survey.tree) { survey.isSuspect($0) ? $0 : nil }
        var search = RootLackSearch(survey)
        return survey.search.dropped.compactMap { candidate in
            if suspects.first(below: candidate) != nil { return nil }
            let lacks = search.lacks(below: candidate)
            if lacks.isEmpty { return nil }
            return GraphProblem(lacking: shortage(of: candidate, lacks, in: survey.tree)) {
                $0.droppedRoot(candidate, lacks: lacks)
            }
        }
    }

    /// Returns the types that a candidate lacks; `nil` if it also lacks values.
    private static func shortage(of root: ScopeID, _ lacks: [RootLack], in tree: ScopeTree) -> Shortage? {
        let properties = lacks.compactMap { lack -> DependencyID? in
            switch lack {
            case .unfulfilled(let property), .explained(_, let property): property
            case .missing: nil
            }
        }
        guard properties.count == lacks.count else { return nil }
        return Shortage(
            owner: tree[root].declared.declaration.name,
            wants: properties.map { [tree.place(of: $0)] }
        )
    }
}

/// A missing dependency below a root candidate.
enum RootLack {
    /// A value that nothing provides, with its receivers: all of them if it is explained.
    case missing(MissingDependency, isExplained: Bool)
    /// A property that nothing fulfills.
    case unfulfilled(DependencyID)
    /// An unfulfilled property with its complete problem.
    case explained(GraphProblem, DependencyID)
}

/// Finds missing dependencies below root candidates.
///
/// Explaining a missing dependency requires a look at everything below, and there may be thousands. Therefore, only the
/// first few of each candidate are explained, up to a limit for all of them together, and of the others only one
/// receiver is named.
private struct RootLackSearch {
    private static let explainedOfEach = 3
    private let survey: TreeSurvey
    private let needs: NeedSearch
    private let faulty: FaultyProviders
    private var explanationsLeft = 30

    init(_ survey: TreeSurvey) {
        self.survey = survey
        needs = NeedSearch(survey.tree)
        faulty = FaultyProviders(survey)
    }

    mutating func lacks(below candidate: ScopeID) -> [RootLack] {
        let unfulfilled = unfulfilled(below: candidate)
        var lacks: [RootLack] = []
        for requirement in survey.tree.requires[candidate.index] {
            guard case .value(let value) = requirement else { continue }
            let isExplained = lacks.count < Self.explainedOfEach && explanationsLeft > 0
            var found = needs.receivers(of: requirement, below: candidate, atMost: isExplained ? .max : 1)
            if isExplained { found.removeAll { survey.tree[$0].declared.isAmbiguous } }
            guard !found.dependencies.isEmpty, !faulty.explain(found.pathToFirst, lacking: value) else {
                continue
            }
            if isExplained { explanationsLeft -= 1 }
            let missing = MissingDependency(value: value, root: candidate, receivers: found)
            lacks.append(.missing(missing, isExplained: isExplained))
        }
        return lacks + unfulfilled
    }

    /// Returns the unfulfilled properties below a candidate. If an insisting root builds them too, they are already
    /// reported as errors.
    private mutating func unfulfilled(below candidate: ScopeID) -> [RootLack] {
        guard let first = survey.search.unfulfilled.first(below: candidate) else { return [] }
        guard explanationsLeft > 0, !survey.isInsistedOn[first.scope.index] else {
            return [.unfulfilled(first)]
        }
        explanationsLeft -= 1
        return NothingFulfillsRule.lacks(below: candidate, in: survey).map {
            problem,
            property in
            .explained(problem, property)
        }
    }
}
