import HeirloomModel

/// Finds what builds each instantiated dependency, and which sibling each renamed one takes.
package struct ScopeLinker {
    package private(set) var scopes: [LinkedScope] = []
    /// Scopes that build a type which an earlier one builds already, each with that one.
    package private(set) var duplicates: [(duplicate: ScopeID, first: ScopeID)] = []
    /// By ``TypeID``.
    private var builders: [ScopeID?]
    private var fulfillers: [TypeID: [ScopeID]] = [:]
    /// The closures that build dependencies.
    private var closures: [ObjectIdentifier: ScopeID] = [:]

    private var elements: ElementSearch

    /// - Parameter module: The module of a file.
    init(
        declared: [DeclaredScope],
        types: TypeTable,
        values: ValueTable,
        module: @escaping (FileID) -> String
    ) {
        elements = ElementSearch(declared, values, module: module)
        builders = [ScopeID?](repeating: nil, count: types.types.count)
        /// The declarations of generic types, by their names. What is built is their specialisations.
        var generics: [TypeID: ScopeID] = [:]
        for (index, scope) in declared.enumerated() {
            let id = ScopeID(index)
            if scope.owner != nil {
                closures[ObjectIdentifier(scope)] = id
                continue
            }
            if scope.isGeneric {
                if let first = generics[scope.typeID] {
                    duplicates.append((duplicate: id, first: first))
                } else {
                    generics[scope.typeID] = id
                }
                continue
            }
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
                link(scope, ScopeID(index), declared, values) { product in
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
    private mutating func link(
        _ scope: DeclaredScope,
        _ id: ScopeID,
        _ declared: [DeclaredScope],
        _ values: ValueTable,
        isNew: (ScopeID) -> Bool
    ) -> LinkedScope {
        var providers = Providers()
        for (index, dependency) in scope.dependencies.enumerated() where dependency.origin.isProvided {
            providers.add(index, of: dependency.value)
        }
        var dependencies: [LinkedDependency] = []
        dependencies.reserveCapacity(scope.dependencies.count)
        var products: [ScopeID] = []
        for (index, dependency) in scope.dependencies.enumerated() {
            var linked = LinkedDependency(declared: dependency)
            if let request = dependency.request, !scope.isGeneric, !dependency.isEndless {
                let found = builders(for: request)
                if found.isEmpty, let collection = request.collection {
                    collect(collection, for: &linked, of: id, index, declared)
                } else if found.count == 1 {
                    linked.edges = [
                        BuildEdge(from: id, index, to: found[0], declared[found[0].index], request)
                    ]
                } else {
                    linked.candidates = found
                }
            }
            if case .renamed(let renaming) = dependency.origin {
                linked.sibling = values.provider(of: renaming.source, among: providers)
            }
            dependencies.append(linked)
            for edge in linked.edges where isNew(edge.product) { products.append(edge.product) }
        }
        return LinkedScope(scope, dependencies: dependencies, products: products, providers: providers)
    }

    /// Has elements built for the dependency of a scope, if there are any.
    private mutating func collect(
        _ collection: CollectionRequest,
        for dependency: inout LinkedDependency,
        of id: ScopeID,
        _ index: Int,
        _ declared: [DeclaredScope]
    ) {
        guard let collected = elements.elements(for: collection, among: builders, fulfillers) else { return }
        dependency.collected = collected
        dependency.edges = collected.products.map { product in
            var edge = BuildEdge(from: id, index, to: product, declared[product.index], collection.element)
            // Elements have no names under which they could be waited for.
            edge.isConcurrent = false
            return edge
        }
    }

    /// What builds that: one, or several that could and none of which does.
    func builders(for request: BuildRequest) -> [ScopeID] {
        if let closure = request.closure { return closures[ObjectIdentifier(closure)].map { [$0] } ?? [] }
        if let optional = request.optionalID.flatMap(builder) { return [optional] }
        if let exact = builder(of: request.wantedID) { return [exact] }
        // A name says which type is to be built, not what it is to be used as.
        return request.isNamed ? [] : fulfillers(of: request.wantedID)
    }
}

extension BuildEdge {
    /// The edge as far as the two types show it.
    init(
        from owner: ScopeID,
        _ dependency: Int,
        to product: ScopeID,
        _ declared: DeclaredScope,
        _ request: BuildRequest
    ) {
        self.init(
            owner: owner,
            dependency: dependency,
            product: product,
            moment: request.builder.map {
                // Where the order is another than the declared one.
                .onDemand($0, forwardedOrder: request.forwarding.flatMap(declared.forwardedOrder))
            } ?? .atOnce,
            lifetime: request.lifetime,
            isWrapped: request.isWrapped,
            requestedType: request.requested,
            context: request.context,
            isConcurrent: request.isConcurrent && request.builder == nil
        )
    }
}

extension ValueTable {
    /// The dependency of an owner that provides what the product of one of its edges requires, `nil` for what comes from above.
    package func provider(of requirement: Requirement, along edge: BuildEdge, in owner: LinkedScope) -> Int? {
        provider(of: requirement, among: owner.providers).flatMap { edge.decorates($0) ? nil : $0 }
    }

    /// The dependency that meets a requirement, of those that provide something.
    package func provider(of requirement: Requirement, among providers: Providers) -> Int? {
        switch requirement {
        case .value(let value): providers[value]
        case .ifAvailable(let value):
            providers[value] ?? self[value].optional.flatMap { providers[$0] }
        }
    }
}
