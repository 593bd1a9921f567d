import HeirloomModel

/// Finds what fulfils each instantiated dependency, and which sibling each renamed one takes.
package struct ScopeLinker {
    package private(set) var scopes: [LinkedScope] = []
    /// Scopes that build a type which an earlier one builds already, each with that one.
    package private(set) var duplicates: [(duplicate: ScopeID, first: ScopeID)] = []
    /// By ``TypeID``.
    private var builders: [ScopeID?]
    private var fulfillers: [TypeID: [ScopeID]] = [:]

    init(declared: [DeclaredScope], types: TypeTable, values: ValueTable) {
        builders = [ScopeID?](repeating: nil, count: types.types.count)
        for (index, scope) in declared.enumerated() {
            let id = ScopeID(index)
            if let first = builders[scope.typeID.index] {
                duplicates.append((duplicate: id, first: first))
                continue
            }
            builders[scope.typeID.index] = id
            for type in scope.fulfilled where fulfillers[type]?.last != id {
                fulfillers[type, default: []].append(id)
            }
        }
        scopes.reserveCapacity(declared.count)
        var lister = [Int](repeating: -1, count: declared.count)
        for (index, scope) in declared.enumerated() {
            scopes.append(
                link(scope, values) { product in
                    defer { lister[product.index] = index }
                    return lister[product.index] != index
                }
            )
        }
    }

    /// Every type that lists a type among those it fulfils.
    package func fulfillers(of type: TypeID) -> [ScopeID] { fulfillers[type] ?? [] }

    /// The scope that builds exactly that type.
    package func builder(of type: TypeID) -> ScopeID? { builders[type.index] }

    /// `isNew` tells whether a product is not listed yet among those of the scope.
    private func link(
        _ scope: DeclaredScope,
        _ values: ValueTable,
        isNew: (ScopeID) -> Bool
    ) -> LinkedScope {
        var providers = Providers()
        for (index, dependency) in scope.dependencies.enumerated() where dependency.request.isProvided {
            providers.add(index, of: dependency.value)
        }
        var dependencies: [LinkedDependency] = []
        dependencies.reserveCapacity(scope.dependencies.count)
        var products: [ScopeID] = []
        for dependency in scope.dependencies {
            let linked = LinkedDependency(
                declared: dependency,
                link: link(dependency.request, providers: providers, values)
            )
            dependencies.append(linked)
            if let product = linked.product, isNew(product) { products.append(product) }
        }
        return LinkedScope(scope, dependencies: dependencies, products: products, providers: providers)
    }

    private func link(
        _ request: DeclaredDependency.Request,
        providers: Providers,
        _ values: ValueTable
    ) -> LinkedDependency.Link {
        switch request {
        case .instantiated(let order):
            return .instantiated(order, fulfillment(of: order))
        case .forwarded:
            return .forwarded
        case .received:
            return .received
        case .receivedIfAvailable(let value):
            return .receivedIfAvailable(value)
        case .renamed(let source, let isWrapped):
            return .renamed(
                ScopeDependency.Renaming(
                    source: source,
                    sibling: values.provider(of: source, among: providers),
                    isWrapped: isWrapped
                )
            )
        }
    }

    private func fulfillment(of order: DeclaredDependency.Order) -> Fulfillment {
        if let optional = order.optionalID.flatMap(builder) { return .scope(optional) }
        if let exact = builder(of: order.wantedID) { return .scope(exact) }
        // A name says which type is to be built, not what it is to be used as.
        let candidates = order.isNamed ? [] : fulfillers(of: order.wantedID)
        if candidates.count > 1 { return .ambiguous(candidates) }
        return candidates.first.map(Fulfillment.scope) ?? .nothing
    }
}

extension ValueTable {
    /// The dependency that meets a requirement, of those that provide something.
    package func provider(of requirement: Requirement, among providers: Providers) -> Int? {
        switch requirement {
        case .value(let value): providers[value]
        case .ifAvailable(let value):
            providers[value] ?? self[value].optional.flatMap { providers[$0] }
        }
    }
}
