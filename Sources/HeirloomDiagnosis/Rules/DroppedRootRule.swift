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
            return GraphProblem(shortage: shortage(of: candidate, lacks, in: survey.tree)) {
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
private enum RootLack {
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
            if isExplained { found.dependencies.removeAll { survey.tree[$0].declared.isAmbiguous } }
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
        return NothingFulfillsRule.lacks(below: candidate, in: survey).map { .explained($0, $1) }
    }
}

extension ProblemWording {
    fileprivate func droppedRoot(_ root: ScopeID, lacks: [RootLack]) -> Diagnostic {
        let omitted = lacks.count - Self.shownCount
        let omission = "\(omitted) more \(omitted == 1 ? "is" : "are") missing"
        var lastWay: [BuildEdge] = []
        let shown = lacks.prefix(Self.shownCount).map { explanation($0, after: &lastWay) }
        return Diagnostic(
            id: .droppedRoot,
            message: "no 'init()' is generated for '\(name(root))' because a dependency below it is missing",
            location: place(root),
            notes: shown.flatMap(\.notes) + (omitted > 0 ? [note(omission, at: root)] : [])
                + [note("if it is not a root, write '@Instantiable(isRoot: false)'", at: root)],
            fixIts: shown.flatMap(\.fixIts) + [remedies.denyRoot(root)].compactMap(\.self)
        )
    }

    /// - Parameter lastWay: The path that was shown last, which is not shown again.
    private func explanation(
        _ lack: RootLack,
        after lastWay: inout [BuildEdge]
    ) -> (notes: [Diagnostic.Note], fixIts: [FixIt]) {
        switch lack {
        case .missing(let missing, isExplained: true):
            let help = help(with: missing)
            let way = help.way.edges == lastWay ? [] : path(help.way, shownAtEachEnd: 2)
            lastWay = help.way.edges
            return ([lacking(missing)] + way + help.notes, help.fixIts)
        case .missing(let missing, isExplained: false):
            return ([lacking(missing)], [])
        case .unfulfilled(let property):
            let lack = "no type fulfills '\(text(of: property))' of '\(name(property.scope))'"
            return ([note(lack, at: property)], [])
        case .explained(let problem, let property):
            let fault = problem.diagnostic(self)
            // The path may start at another candidate.
            let help = fault.notes.dropFirst(path(survey.path(to: property.scope)).count)
            return ([note(fault.message, at: fault.location)] + help, fault.fixIts)
        }
    }

    private func lacking(_ missing: MissingDependency) -> Diagnostic.Note {
        note(
            """
            '\(name(missing.nearest.scope))' receives '\(value(missing.value))', but no type above it provides it
            """,
            at: missing.nearest
        )
    }
}

extension Remedies {
    /// Returns a fix-it that adds `isRoot: false`.
    fileprivate func denyRoot(_ root: ScopeID) -> FixIt? {
        if tree.isInitializerWanted(of: root) { return nil }
        let edit = changes.adding("isRoot: false", to: tree[root].declared.declaration.attribute, of: root)
        return FixIt(message: "declare that it is not a root", edits: [edit]).guessed
    }
}
