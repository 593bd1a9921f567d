import HeirloomModel

/// Where a type looks like a root and something below it is lacking, the user hears of it.
enum DroppedRootsAreNamed {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.search.dropped.compactMap { candidate in
            let below = scopes(below: candidate, in: survey.tree)
            if survey.hasUnreadableFile || below.contains(where: survey.isSuspect) { return nil }
            let search = NeedSearch(survey.tree)
            let missing = survey.tree.requires[candidate.index].compactMap { requirement -> RootLack? in
                guard case .value(let value) = requirement,
                    let receiver = search.receivers(of: requirement, below: candidate).first
                else { return nil }
                return .missing(value, receivedBy: receiver.dependency)
            }
            let unfulfilled = below.flatMap { scope in
                survey.tree[scope].dependencies.enumerated().compactMap { index, dependency -> RootLack? in
                    guard case .instantiated(_, .nothing) = dependency.link else { return nil }
                    return .unfulfilled(TreeSurvey.Hop(scope: scope, dependency: index))
                }
            }
            return .droppedRoot(candidate, lacks: missing + unfulfilled)
        }
    }

    private static func scopes(below start: ScopeID, in tree: ScopeTree) -> [ScopeID] {
        var known: Set<ScopeID> = [start]
        var found = [start]
        var next = 0
        while next < found.count {
            found += tree[found[next]].products.filter { known.insert($0).inserted }
            next += 1
        }
        return found
    }
}

/// What is lacking below a candidate for a root.
enum RootLack {
    case missing(ValueID, receivedBy: TreeSurvey.Hop)
    case unfulfilled(TreeSurvey.Hop)
}
