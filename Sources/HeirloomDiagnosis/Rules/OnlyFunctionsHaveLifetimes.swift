import HeirloomGraph
import HeirloomModel

/// A `lifetime` stands on a function without parameters: only what is built later is kept for later, and only what is
/// built from the same each time can be kept.
enum OnlyFunctionsHaveLifetimes {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.filter { isBroken($0, in: survey.tree) }
            .map(GraphProblem.lifetimeWithoutFunction)
    }

    static func isBroken(_ property: DependencyID, in tree: ScopeTree) -> Bool {
        let declared = tree[property].declared
        guard let request = declared.request, request.lifetime != nil, !declared.isAmbiguous else {
            return false
        }
        // It is one that nothing builds, which is told for itself.
        if request.builder == nil, declared.type.canonical.withoutOptional.isFunction { return false }
        guard case .parameters(let parameters) = request.forwarding else { return true }
        return !parameters.isEmpty
    }
}
