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
                // What a root itself receives makes it none, which is another fault.
                let receivers = search.receivers(of: requirement, below: root)
                    .filter { $0.dependency.scope != root && !isDoubtful($0, in: survey) }
                guard let first = receivers.first else { continue }
                if let place = places[value] {
                    missing[place].add(receivers, below: root)
                } else {
                    places[value] = missing.count
                    missing.append(
                        MissingDependency(
                            value: value,
                            root: root,
                            first: first,
                            others: receivers.dropFirst().map(\.dependency)
                        )
                    )
                }
            }
        }
        return missing.map(GraphProblem.missingDependency)
    }

    /// Whether a scope on the way may provide more than was understood of it.
    private static func isDoubtful(_ receiver: NeedSearch.Receiver, in survey: TreeSurvey) -> Bool {
        survey.isSuspect(receiver.dependency.scope) || receiver.path.contains { survey.isSuspect($0.scope) }
    }
}

/// A value that nobody provides, and who receives it.
struct MissingDependency {
    var value: ValueID
    /// The first root below which it is missing.
    var root: ScopeID
    /// The nearest to the root, where the fault is shown.
    var first: NeedSearch.Receiver
    var others: [TreeSurvey.Hop]
    var otherRoots: [ScopeID] = []

    mutating func add(_ receivers: [NeedSearch.Receiver], below root: ScopeID) {
        otherRoots.append(root)
        let known = Set(others + [first.dependency])
        others += receivers.map(\.dependency).filter { !known.contains($0) }
    }
}
