import HeirloomModel

/// What is wrong with a tree, as facts.
enum GraphProblem {
    /// Types that instantiate one another eagerly, by the steps from one to the next.
    case instantiationCycle([TreeSurvey.Hop])
    /// Dependencies of a scope that need one another, each need with the one that meets it.
    case siblingCycle(scope: ScopeID, needs: [SiblingNeed])

    /// Everything that is wrong.
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        NoTypeBuildsItselfAtOnce.problems(in: survey.tree)
            + SiblingsDoNotWaitForOneAnother.problems(in: survey.tree)
    }
}
