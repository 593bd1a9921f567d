import HeirloomGraph
import HeirloomModel

/// A type that is isolated to a global actor is built on it, and its wrapper is called there: by a root on that actor,
/// by a builder that runs there, or from elsewhere with `await`.
enum IsolationMismatchRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.tree.isolations.allSatisfy({ $0 == .nonisolated }),
            survey.edges.allSatisfy({ $0.wrapperIsolation == .nonisolated })
        {
            return []
        }
        var walk = IsolationWalk(survey)
        var mismatches = IsolationMismatches()
        while let step = walk.next() {
            if let needed = step.mismatch(in: survey.tree) { mismatches.add(step, needed: needed) }
        }
        return mismatches.found.map { mismatch in GraphProblem { $0.isolationMismatch(mismatch) } }
    }
}

/// Types that are isolated to one actor but built elsewhere, for the same cause.
struct IsolationMismatch {
    var cause: IsolationCause
    /// The isolation in which the code runs.
    var found: Isolation
    /// The isolation in which it must run.
    var needed: Isolation
    /// The edges that build such a type, the nearest to the root first.
    var places: [BuildEdge]
}

extension IsolationStep {
    /// Returns the global actor on which the product must be built or wrapped, if it is not.
    fileprivate func mismatch(in tree: ScopeTree) -> Isolation? {
        if tree.mayCross(along: edge) { return nil }
        return [tree.isolations[edge.product.index], edge.wrapperIsolation].first {
            $0.isAwaited(from: context)
        }
    }
}

/// Mismatches, grouped by their cause.
private struct IsolationMismatches {
    private struct Key: Hashable {
        var cause: IsolationCause
        var needed: Isolation
        /// The owner of the edge, if the owner is what can be changed.
        var owner: ScopeID?

        init(_ step: IsolationStep, needed: Isolation) {
            cause = step.cause
            self.needed = needed
            if case .scope = step.cause { owner = step.edge.owner }
        }
    }

    private var places: [Key: Int] = [:]
    private(set) var found: [IsolationMismatch] = []

    mutating func add(_ step: IsolationStep, needed: Isolation) {
        let key = Key(step, needed: needed)
        if let place = places[key] {
            if !found[place].places.contains(step.edge) { found[place].places.append(step.edge) }
        } else {
            places[key] = found.count
            found.append(
                IsolationMismatch(
                    cause: step.cause,
                    found: step.context,
                    needed: needed,
                    places: [step.edge]
                )
            )
        }
    }
}
