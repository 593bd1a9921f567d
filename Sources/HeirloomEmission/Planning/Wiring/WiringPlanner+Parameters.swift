import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
    /// The parameters of a function that builds a scope: what is forwarded, and then what is handed in.
    func parameters(of scope: Scope, names: ScopeNames) -> [ParameterPlan] {
        let forwarded = scope.forwardedDependencies.map { index in
            let type = types.text(of: scope.dependencies[index].type).parameterSpelling
            return ParameterPlan(name: names[index], type: type)
        }
        let handedIn = zip(scope.requires, names.requirements).map { requirement, name in
            ParameterPlan(name: name, type: parameterSpelling(of: requirement))
        }
        return forwarded + handedIn
    }

    private func parameterSpelling(of requirement: Requirement) -> String {
        let type = graph[requirement.value].type
        switch requirement {
        case .value:
            return types.text(of: type).parameterSpelling
        case .ifAvailable:
            types.use(type)
            return types.printer.spelling(.optional(type.spelled.declarable))
        }
    }
}
