import HeirloomModel

/// A scope whose dependencies are linked to their products and to the siblings that fulfill them.
package final class LinkedScope {
    package let declared: DeclaredScope
    package let dependencies: [LinkedDependency]
    /// The scopes that it builds, at once or later, without repetition, in declaration order.
    package let products: [ScopeID]
    /// The dependency that provides each value that the scope offers.
    package let providers: Providers
    /// The requirements of its own dependencies that must come from above, in declaration order.
    let ownNeeds: [Requirement]

    init(
        _ declared: DeclaredScope,
        dependencies: [LinkedDependency],
        products: [ScopeID],
        providers: Providers
    ) {
        self.declared = declared
        self.dependencies = dependencies
        self.products = products
        self.providers = providers
        ownNeeds = dependencies.compactMap { $0.needFromAbove }
    }

    /// The edges of its dependencies, in declaration order.
    @inlinable package var edges: some Sequence<BuildEdge> { dependencies.lazy.flatMap(\.edges) }
    /// The edges along which it builds when it is built itself.
    @inlinable package var eagerEdges: [BuildEdge] { edges.filter { $0.moment == .atOnce } }
    /// The indices of the forwarded dependencies.
    @inlinable package var forwarded: [Int] { declared.forwarded }
    @inlinable package var file: FileID { declared.file }

    /// Returns the scope with those concurrent edges whose products suspend. All others build where their owner is
    /// built.
    func concurrent(where effects: EffectTable) -> LinkedScope {
        guard dependencies.contains(where: { $0.edges.contains { $0.isConcurrent } }) else { return self }
        return LinkedScope(
            declared,
            dependencies: dependencies.map { dependency in
                LinkedDependency(
                    dependency.declared,
                    edges: dependency.edges.map { $0.concurrent(where: effects) },
                    collected: dependency.collected,
                    candidates: dependency.candidates,
                    sibling: dependency.sibling
                )
            },
            products: products,
            providers: providers
        )
    }
}

extension BuildEdge {
    fileprivate func concurrent(where effects: EffectTable) -> BuildEdge {
        guard isConcurrent else { return self }
        var edge = self
        edge.isConcurrent = effects[product].isAsync
        if edge.isConcurrent { edge.context = .nonisolated }
        return edge
    }
}

/// A dependency with the edges that build it.
///
/// A class, because every rule reads it.
package final class LinkedDependency {
    package let declared: DeclaredDependency
    package let edges: [BuildEdge]
    /// The elements of a collection, if nothing fulfills the type of the collection itself; `nil` for all other
    /// dependencies.
    package let collected: CollectedElements?
    /// The scopes that could build the dependency, if several types fulfill it: then none does.
    package let candidates: [ScopeID]
    /// The sibling that provides the source of a renamed dependency; `nil` for a source from above.
    package let sibling: Int?

    init(
        _ declared: DeclaredDependency,
        edges: [BuildEdge],
        collected: CollectedElements?,
        candidates: [ScopeID] = [],
        sibling: Int?
    ) {
        self.declared = declared
        self.edges = edges
        self.collected = collected
        self.candidates = candidates
        self.sibling = sibling
    }

    /// The source of its value.
    @inlinable package var origin: ScopeDependency.Origin { declared.origin }

    /// The request for the products of its edges: for a collection, the request for an element.
    package var request: BuildRequest? { collected?.request.element ?? declared.request }

    /// Whether no type fulfills the dependency, or more than one does.
    package var lacksProduct: Bool { declared.request != nil && edges.isEmpty && !isAbsent }

    /// Whether nothing is built for the dependency, and nothing has to be.
    package var isAbsent: Bool {
        guard edges.isEmpty, candidates.isEmpty, declared.request?.attribute.onlyIfAvailable == true else {
            return false
        }
        return collected?.unknown.isEmpty ?? (declared.type.canonical.wrappedInOptional != nil)
    }

    /// Whether no type fulfills the dependency, as far as that is known.
    package var lacksFulfillment: Bool { lacksProduct && candidates.isEmpty && !declared.isAmbiguous }

    /// The value that the dependency needs from its scope or from above.
    package var requirement: Requirement? {
        switch declared.origin {
        case .received: .value(declared.value)
        case .receivedIfAvailable(let value): .ifAvailable(value)
        case .renamed(let renaming): renaming.source
        case .instantiated, .forwarded: nil
        }
    }

    /// The value that the dependency itself takes from outside its scope.
    package var needFromAbove: Requirement? { sibling == nil ? requirement : nil }
}
