import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
    /// The values for the requirements of the product, in order.
    func suppliedValues(along edge: BuildEdge, at place: BodyPlace) -> [ValuePlan] {
        let required = graph[edge.product].requires
        steps += required.count
        return required.map { requirement in
            value(of: graph.supply(of: requirement, in: edge.owner, to: edge.dependency), at: place)
        }
    }

    func builder(along edge: BuildEdge, _ forwardedOrder: [Int]?, at place: BodyPlace) -> BuilderPlan {
        let scope = graph[edge.product]
        let allowed = edge.builder?.effects ?? .none
        let values = suppliedValues(along: edge, at: place)
        // A forwarded value may hide a name outside of the closure, unless the closure captures it.
        let captured = values.compactMap(\.name)
        let labels = scope.forwardedDependencies.map { graph[scope.dependencies[$0].value].label }
        var names = LocalNames(labels: labels, reserved: context.typeHeads)
        names.take(captured)
        let kept = edge.lifetime.map { self.kept($0, along: edge, at: place) }
        if let kept { names.take([kept.name]) }
        let capture = capture(along: edge, at: place)
        if let capture { names.take([capture.name]) }
        let forwarded = labels.map { names.name(for: $0) }
        // The compiler infers the error from the local's type, but not through an optional.
        let type = place.scope.dependencies[edge.dependency].type
        let saysError = type.canonical.wrappedInOptional != nil
        let order = forwardedOrder ?? Array(forwarded.indices)
        return BuilderPlan(
            type: edge.builder?.instantiator == nil ? nil : builderSpelling(type),
            capture: capture,
            parameters: order.map { forwarded[$0] },
            parameterTypes: consumes(type, scope)
                ? order.map { place in
                    let index = scope.forwardedDependencies[place]
                    return parameterSpelling(of: scope.dependencies[index], in: scope)
                } : nil,
            effects: saysError ? typedEffects(along: edge, isAsync: allowed.isAsync) : "",
            kept: kept,
            construction: place.calls.construction(
                ProductRequest(
                    edge: edge,
                    context: edge.context(in: place.isolation),
                    forwarded: forwarded,
                    values: values,
                    captured: capture?.name
                ),
                by: self
            )
        )
    }

    /// The value that a builder's closure captures in addition to the values that it mentions: `makeChildOverrides`.
    private func capture(along edge: BuildEdge, at place: BodyPlace) -> CapturePlan? {
        guard var capture = place.calls.capture(along: edge) else { return nil }
        var names = LocalNames(labels: [], reserved: context.typeHeads)
        names.take(place.names.all)
        let word = capture.name.prefix(1).uppercased() + capture.name.dropFirst()
        capture.name = names.name(for: place.names[edge.dependency] + word)
        return capture
    }

    /// Whether a function type and the closure that implements it both consume a parameter. A closure with written
    /// parameter types cannot also have an autoclosure parameter.
    private func consumes(_ function: ResolvedType, _ closure: Scope) -> Bool {
        guard closure.owner != nil,
            let called = BuilderFunction(function.spelled, isBuiltByClosure: true)?.parameters,
            !called.contains(where: \.isAutoclosure)
        else { return false }
        return called.contains { parameter in
            parameter.isConsumed && parameter.label.flatMap(closure.ownership) == "consuming"
        }
    }

    /// `Instantiator<Child>` for a property of that type or of `Instantiator<Child>?`.
    private func builderSpelling(_ type: ResolvedType) -> String {
        guard let canonical = type.canonical.wrappedInOptional else { return spelling(type) }
        types.use(type)
        // An alias of an optional does not spell the type within.
        return types.printer.spelling(type.spelled.wrappedInOptional ?? canonical)
    }
}
