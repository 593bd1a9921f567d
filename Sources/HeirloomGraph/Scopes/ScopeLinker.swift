import HeirloomModel

/// Links each instantiated dependency to the scope that builds it, and each renamed one to its sibling.
package final class ScopeLinker {
    /// Scopes that build the same type as an earlier one, each with the earlier one.
    package private(set) var duplicates: [(duplicate: ScopeID, first: ScopeID)] = []
    /// By ``TypeID``.
    private var builders: [ScopeID?]
    private var fulfillers: [TypeID: [ScopeID]] = [:]
    /// The closures that build dependencies.
    private var closures: [ObjectIdentifier: ScopeID] = [:]
    private let read: DeclaredScopes

    init(_ read: DeclaredScopes) {
        let declared = read.scopes
        self.read = read
        builders = [ScopeID?](repeating: nil, count: read.types.types.count)
        /// The declarations of generic types, by their names. Only their specializations are built.
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
    }

    /// Returns the scopes that list a type among those that they fulfill.
    package func fulfillers(of type: TypeID) -> [ScopeID] { fulfillers[type] ?? [] }

    /// Returns the scope that builds exactly this type.
    package func builder(of type: TypeID) -> ScopeID? { builders[type.index] }

    /// Links all scopes.
    func link() -> [LinkedScope] {
        var elements = ElementSearch(read)
        return read.scopes.indices.map { link(read.scopes[$0], ScopeID($0), &elements) }
    }

    private func link(_ scope: DeclaredScope, _ id: ScopeID, _ elements: inout ElementSearch) -> LinkedScope {
        let providers = Providers(among: scope.dependencies)
        var dependencies: [ScopeDependency] = []
        dependencies.reserveCapacity(scope.dependencies.count)
        for index in 0..<scope.dependencies.count {
            let dependency = scope.dependencies[index]
            func edge(to product: ScopeID, _ request: BuildRequest) -> BuildEdge {
                let property = DependencyID(scope: id, index: index)
                let built = read.scopes[product.index]
                return read.edge(for: dependency, request, at: property, to: product, built)
            }
            var edges: [BuildEdge] = []
            var collected: CollectedElements?
            var candidates: [ScopeID] = []
            if let request = dependency.request, !scope.isGeneric, !dependency.isEndless {
                let found = builders(for: request)
                if found.isEmpty, let collection = request.collection {
                    collected = elements.elements(for: collection, among: builders, fulfillers)
                    edges = (collected?.products ?? []).map { edge(to: $0, collection.element) }
                } else if found.count == 1 {
                    edges = [edge(to: found[0], request)]
                } else {
                    candidates = found
                }
            }
            dependencies.append(
                ScopeDependency(
                    dependency,
                    origin: read.origin(of: dependency),
                    edges: edges,
                    collected: collected,
                    candidates: candidates,
                    sibling: read.values.sibling(of: dependency, among: providers)
                )
            )
        }
        return LinkedScope(scope, dependencies, providers)
    }

    /// Returns the scope that fulfills a request, or several candidates, none of which is built.
    func builders(for request: BuildRequest) -> [ScopeID] {
        if let closure = request.closure { return closures[ObjectIdentifier(closure)].map { [$0] } ?? [] }
        if let optional = request.optionalID.flatMap(builder) { return [optional] }
        if let exact = builder(of: request.wantedID) { return [exact] }
        // A name in the attribute is the type to build, not the type to fulfill.
        return request.isNamed ? [] : fulfillers(of: request.wantedID)
    }
}

/// A scope whose dependencies are linked to their products and to the siblings that fulfill them, and of which nothing
/// else is known yet.
final class LinkedScope: Sendable {
    let declared: DeclaredScope
    let dependencies: [ScopeDependency]
    let products: [ScopeID]
    let providers: Providers

    init(_ declared: DeclaredScope, _ dependencies: [ScopeDependency], _ providers: Providers) {
        self.declared = declared
        self.dependencies = dependencies
        self.providers = providers
        var known: Set<ScopeID> = []
        var products: [ScopeID] = []
        for dependency in dependencies {
            for edge in dependency.edges where known.insert(edge.product).inserted {
                products.append(edge.product)
            }
        }
        self.products = products
    }
}

extension ValueTable {
    /// Returns the dependency of an owner that provides a requirement of the product of one of its edges; `nil` if the
    /// requirement comes from above.
    package func provider(
        of requirement: Requirement,
        along edge: BuildEdge,
        among providers: Providers
    ) -> Int? {
        provider(of: requirement, among: providers).flatMap { edge.decorates($0) ? nil : $0 }
    }

    /// Returns the sibling that provides the source of a renamed dependency; `nil` for all other dependencies, and for a
    /// source from above.
    func sibling(of dependency: DeclaredDependency, among providers: Providers) -> Int? {
        guard case .renamed(let renaming) = dependency.origin else { return nil }
        return provider(of: renaming.source, among: providers)
    }

    /// Returns the dependency that fulfills a requirement, among those that provide values.
    package func provider(of requirement: Requirement, among providers: Providers) -> Int? {
        switch requirement {
        case .value(let value): providers[value]
        case .ifAvailable(let value):
            providers[value] ?? self[value].optional.flatMap { providers[$0] }
        }
    }

    /// Returns the canonical type of a requirement.
    package func type(of requirement: Requirement) -> TypeExpression {
        let type = self[requirement.value].type.canonical
        switch requirement {
        case .value: return type
        case .ifAvailable: return .generic("Optional", [type])
        }
    }
}
