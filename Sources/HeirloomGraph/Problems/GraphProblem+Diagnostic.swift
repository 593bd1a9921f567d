import HeirloomModel

extension GraphProblem {
    /// The problem in words, at its place.
    func diagnostic(in survey: TreeSurvey) -> Diagnostic {
        let wording = ProblemWording(survey)
        switch self {
        case .instantiationCycle(let hops):
            return wording.instantiationCycle(hops)
        case .siblingCycle(let scope, let needs):
            return wording.siblingCycle(needs, in: scope)
        }
    }
}
