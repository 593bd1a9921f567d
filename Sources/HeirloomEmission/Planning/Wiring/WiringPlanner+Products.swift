import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
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

    /// What builds a product, wrapped where the property asks for that.
    func construction(
        of product: ScopeDependency.Product,
        forwarded: [String],
        values: [ValuePlan],
        at place: BodyPlace
    ) -> ConstructionPlan {
        ConstructionPlan(
            wrapper: product.isWrapped ? types.callSpelling(of: product.requestedType) : nil,
            call: place.calls.call(of: product.scope, forwarded: forwarded, values: values, in: self)
        )
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
