import HeirloomGraph
import HeirloomModel

extension RootPlanner {
    /// The values for what the product requires, in that order.
    func suppliedValues(
        to dependency: Int,
        product: ScopeDependency.Product,
        at place: BodyPlace
    ) -> [ValuePlan] {
        let required = graph[product.scope].requires
        steps += required.count
        return required.map { requirement in
            value(of: graph.supply(of: requirement, in: place.id, to: dependency), at: place)
        }
    }

    func construction(
        of product: ScopeDependency.Product,
        for dependency: Int,
        forwarded: [String],
        values: [ValuePlan],
        at place: BodyPlace
    ) -> ConstructionPlan {
        let scope = graph[product.scope]
        let wrapper = product.isWrapped ? types.callSpelling(of: product.requestedType) : nil
        guard scope.needsFunction else {
            return ConstructionPlan(
                wrapper: wrapper,
                call: plainCall(of: product.scope, forwarded: forwarded, values: values)
            )
        }
        let names = namesInFunction(of: product.scope)
        let forwardedArguments = zip(scope.forwardedDependencies, forwarded).map { index, name in
            ArgumentPlan(label: names[index], value: .named(name))
        }
        let handedIn = zip(names.requirements, values).map { ArgumentPlan(label: $0, value: $1) }
        return ConstructionPlan(
            wrapper: wrapper,
            call: CallPlan(
                callee: rootName + "." + functions[product.scope],
                arguments: forwardedArguments + handedIn
            )
        )
    }

    /// A call of the type itself, which makes nothing of its own.
    private func plainCall(
        of id: ScopeID,
        forwarded: [String],
        values: [ValuePlan]
    ) -> CallPlan {
        let scope = graph[id]
        let arguments = graph.argumentDependencies(of: scope).map { dependency -> ValuePlan in
            switch scope.dependencies[dependency].origin {
            case .forwarded:
                scope.forwardedDependencies.firstIndex(of: dependency).map { .named(forwarded[$0]) } ?? .none
            case .received:
                handedIn(.value(scope.dependencies[dependency].value), to: scope, among: values)
            case .receivedIfAvailable(let value):
                handedIn(.ifAvailable(value), to: scope, among: values)
            case .built, .builder, .renamed:
                preconditionFailure("A type that makes something is built by a function.")
            }
        }
        var call = call(callee(of: id), of: scope, values: arguments)
        call.cast = context.overloaded.contains(id) ? spelling(scope.type) : nil
        return call
    }

    private func handedIn(_ requirement: Requirement, to scope: Scope, among values: [ValuePlan]) -> ValuePlan
    {
        scope.place(of: requirement).map { values[$0] } ?? .none
    }

    func builder(
        of product: ScopeDependency.Product,
        for dependency: Int,
        at place: BodyPlace
    ) -> BuilderPlan {
        let scope = graph[product.scope]
        let values = suppliedValues(to: dependency, product: product, at: place)
        // What is forwarded hides what has its name outside, unless that is captured.
        let captured = values.compactMap(\.name)
        let labels = scope.forwardedDependencies.map { graph[scope.dependencies[$0].value].label }
        var names = LocalNames(labels: labels, reserved: context.typeHeads)
        names.take(captured)
        let forwarded = labels.map { names.name(for: $0) }
        return BuilderPlan(
            type: builderSpelling(place.scope.dependencies[dependency].type),
            parameters: product.forwardedOrder?.map { forwarded[$0] } ?? forwarded,
            construction: construction(
                of: product,
                for: dependency,
                forwarded: forwarded,
                values: values,
                at: place
            )
        )
    }

    /// `Instantiator<Child>` for a property of that type or of `Instantiator<Child>?`.
    private func builderSpelling(_ type: ResolvedType) -> String {
        guard let canonical = type.canonical.wrappedInOptional else { return spelling(type) }
        types.use(type)
        // An alias of an optional has no spelling for what is within.
        return types.printer.spelling(type.spelled.wrappedInOptional ?? canonical)
    }
}
