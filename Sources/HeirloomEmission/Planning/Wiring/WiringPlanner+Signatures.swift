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
            return optionalSpelling(type)
        }
    }

    /// `String?`
    func optionalSpelling(_ type: ResolvedType) -> String {
        types.use(type)
        return types.printer.spelling(.optional(type.spelled.declarable))
    }

    /// Functions are `@escaping`, except for nonescaping ones. A `sending` value is passed as `sending` all the way
    /// down.
    private func parameterSpelling(of value: ValueID, as type: ResolvedType, in scope: Scope) -> String {
        let text = types.text(of: type)
        if scope.nonescaping.contains(value) { return text.spelling }
        return scope.sent.contains(value) ? "sending " + text.parameterSpelling : text.parameterSpelling
    }

    /// The isolation as it is written on a declaration.
    func written(_ isolation: Isolation) -> WrittenIsolation {
        isolation.actor.map { .globalActor(spelling($0)) } ?? .nonisolated
    }

    /// Effects as a signature spells them: `async throws(E)`.
    func spelling(_ effects: BuildEffects) -> String { effects.spelling { spelling($0) } }

    /// Plans the storage of the value that a function builds.
    func kept(_ lifetime: InstanceLifetime, along edge: BuildEdge, at place: BodyPlace) -> KeptPlan {
        let type = spelling(edge.requestedType)
        let label = graph[place.scope.dependencies[edge.dependency].value].label.debugDescription
        let kept = "\(types.printer.runtimeSpelling("Kept"))<\(type)>"
        let built = graph[edge.product].effects
        let crosses = graph.crosses(along: edge, in: edge.context(in: place.isolation))
        let typed = typedEffects(along: edge, isAsync: built.isAsync || crosses)
        let value =
            switch lifetime {
            case .lazy: "\(kept).lazily(\(label))"
            case .weak: "\(kept).weakly(\(label)) { $0 }"
            }
        return KeptPlan(
            name: place.names.keeping(edge.dependency),
            value: value,
            marks: CallMarks(isThrowing: built.isThrowing, isAsync: edge.builder?.effects.isAsync == true),
            signature: typed.isEmpty ? nil : "() \(typed) -> \(type)"
        )
    }

    /// `async throws(E)` if one type of error is thrown and the function allows no other; otherwise empty.
    func typedEffects(along edge: BuildEdge, isAsync: Bool) -> String {
        let thrown = graph[edge.product].effects.thrown
        guard case .error = edge.builder?.effects.throwing, thrown != .nothing else { return "" }
        return spelling(BuildEffects(isAsync: isAsync, thrown: thrown))
    }
}

extension CallMarks {
    /// The marks before a call with these effects.
    init(_ effects: BuildEffects) {
        self.init(isThrowing: effects.isThrowing, isAsync: effects.isAsync)
    }
}
