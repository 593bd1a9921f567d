import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
    /// The parameters of a function that builds a scope: forwarded values, then required ones.
    func parameters(of scope: Scope, names: ScopeNames) -> [ParameterPlan] {
        let forwarded = scope.forwardedDependencies.map { index in
            let type = parameterSpelling(of: scope.dependencies[index], in: scope)
            return ParameterPlan(name: names[index], type: type)
        }
        let handedIn = zip(scope.requires, names.requirements).map { requirement, name in
            ParameterPlan(name: name, type: parameterSpelling(of: requirement, in: scope))
        }
        return forwarded + handedIn
    }

    /// The type of the parameter for one of a scope's own dependencies.
    func parameterSpelling(of dependency: ScopeDependency, in scope: Scope) -> String {
        let type = parameterSpelling(of: dependency.value, as: dependency.type, in: scope)
        return scope.ownership(of: graph[dependency.value].label).map { $0 + " " + type } ?? type
    }

    /// The type of the parameter for a value that a scope requires.
    func parameterSpelling(of requirement: Requirement, in scope: Scope) -> String {
        let type = graph[requirement.value].type
        switch requirement {
        case .value(let value):
            return parameterSpelling(of: value, as: type, in: scope)
        case .ifAvailable:
            types.use(type)
            return types.printer.spelling(.optional(type.spelled.declarable))
        }
    }

    /// Functions are `@escaping`, except for nonescaping ones. A `sending` value is passed as `sending` all the way
    /// down.
    private func parameterSpelling(of value: ValueID, as type: ResolvedType, in scope: Scope) -> String {
        let text = types.text(of: type)
        if scope.nonescaping.contains(value) { return text.spelling }
        return scope.sent.contains(value) ? "sending " + text.parameterSpelling : text.parameterSpelling
    }
}
