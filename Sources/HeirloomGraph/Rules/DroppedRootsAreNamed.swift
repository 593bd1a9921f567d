import HeirloomModel

/// Where a type looks like a root and something below it is lacking, the user hears of it.
enum DroppedRootsAreNamed {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.hasUnreadableFile || survey.search.dropped.isEmpty { return [] }
        let needs = NeedSearch(survey.tree)
        let suspects = BelowEach(survey.tree) { survey.isSuspect($0) ? $0 : nil }
        return survey.search.dropped.compactMap { candidate in
            if suspects.first(below: candidate) != nil { return nil }
            let missing = survey.tree.requires[candidate.index].compactMap { requirement -> RootLack? in
                guard case .value(let value) = requirement else { return nil }
                return needs.receivers(of: requirement, below: candidate, atMost: 1).dependencies.first
                    .map { .missing(value, receivedBy: $0) }
            }
            let unfulfilled = survey.search.unfulfilled.first(below: candidate).map(RootLack.unfulfilled)
            return .droppedRoot(candidate, lacks: missing + (unfulfilled.map { [$0] } ?? []))
        }
    }
}

/// What is lacking below a candidate for a root.
enum RootLack {
    case missing(ValueID, receivedBy: TreeSurvey.Hop)
    case unfulfilled(TreeSurvey.Hop)
}
