import HeirloomModel

/// Whatever is received below a root is provided on the way down to it.
enum RootsAreProvidedEverything {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let search = NeedSearch(survey.tree)
        var missing: [MissingDependency] = []
        var places: [ValueID: Int] = [:]
        for root in survey.insistingRoots {
            for requirement in survey.tree.requires[root.index] {
                guard case .value(let value) = requirement else { continue }
                if let place = places[value] {
                    missing[place].otherRoots.append(root)
                    continue
                }
                // A scope that is at fault itself may provide more than was understood of it.
                var found = search.receivers(of: requirement, below: root) { !survey.isSuspect($0) }
                // What a root itself receives makes it none, which is another fault.
                found.removeAll(where: { $0.scope == root })
                guard !found.dependencies.isEmpty else { continue }
                places[value] = missing.count
                missing.append(MissingDependency(value: value, root: root, receivers: found))
            }
        }
        return missing.map(GraphProblem.missingDependency)
    }
}

/// A value that nobody provides, and who receives it.
struct MissingDependency {
    var value: ValueID
    /// The first root below which it is missing.
    var root: ScopeID
    /// Who receives it below that root. The fault is shown at the nearest.
    var receivers: FoundReceivers
    var otherRoots: [ScopeID] = []

    /// The receiver that is nearest to the root.
    var nearest: TreeSurvey.Hop {
        guard let nearest = receivers.dependencies.first else {
            preconditionFailure("what nobody receives is not missing")
        }
        return nearest
    }
}
