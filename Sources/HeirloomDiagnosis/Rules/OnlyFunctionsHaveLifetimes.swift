import HeirloomGraph
import HeirloomModel

/// A `lifetime` stands on a function without parameters: only what is built later is kept for later, and only what is
/// built from the same each time can be kept.
enum OnlyFunctionsHaveLifetimes {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.filter { isBroken($0, in: survey) }.map(GraphProblem.lifetimeWithoutFunction)
    }

    private static func isBroken(_ property: DependencyID, in survey: TreeSurvey) -> Bool {
        let declared = survey.tree[property].declared
        guard let request = declared.request, request.lifetime != nil, !declared.isAmbiguous else {
            return false
        }
        guard case .parameters(let parameters) = request.forwarding else { return true }
        return !parameters.isEmpty
    }
}
