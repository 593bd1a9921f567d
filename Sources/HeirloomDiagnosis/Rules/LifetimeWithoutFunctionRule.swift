import HeirloomGraph
import HeirloomModel

/// Only functions without parameters have a `lifetime`: only values that are built on demand can be kept, and only if
/// each call would build the same value.
enum LifetimeWithoutFunctionRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.filter { isBroken($0, in: survey.tree) }.map { property in
            GraphProblem { $0.lifetimeWithoutFunction(property) }
        }
    }

    static func isBroken(_ property: DependencyID, in tree: ScopeTree) -> Bool {
        let declared = tree[property].declared
        guard let request = declared.request, request.lifetime != nil, !declared.isAmbiguous else {
            return false
        }
        // Unfulfilled; reported separately.
        if request.builder == nil, declared.type.canonical.withoutOptional.isFunction { return false }
        guard case .parameters(let parameters) = request.forwarding else { return true }
        return !parameters.isEmpty
    }
}
