import HeirloomModel

/// An edge of the build graph: a scope instantiates a type for one of its properties.
///
/// Every traversal of the tree follows these edges.
package struct BuildEdge: Hashable, Sendable {
    package var owner: ScopeID
    /// The index of the dependency in ``Scope/dependencies`` of the owner.
    package var dependency: Int
    package var product: ScopeID
    package var moment = Moment.atOnce
    /// How long a function keeps its product; `nil` if it builds a new one each time.
    package var lifetime: InstanceLifetime?
    /// Whether a call wraps the product, as in `AnyView(ChildView(…))`; `false` for a value that converts implicitly.
    package var isWrapped = false
    /// The isolation of the wrapping call; `nonisolated` without one.
    package var wrapperIsolation = Isolation.nonisolated
    /// The type that the property, or the second generic argument of its erased instantiator, requests, without an
    /// enclosing optional.
    package var requestedType: ResolvedType
    /// The isolation of the code that requests the product: as stated by the type of its builder, or nonisolated because
    /// the product is built concurrently; `nil` for the isolation of the owner.
    package var context: Isolation?
    /// Whether building starts as soon as its inputs are available, and is awaited later.
    package var isConcurrent = false

    /// The dependency for which the product is built.
    @inlinable package var builtFor: DependencyID { DependencyID(scope: owner, index: dependency) }

    /// The builder of a product that is built on demand; `nil` for one that is built at once.
    @inlinable package var builder: Builder? {
        switch moment {
        case .atOnce: nil
        case .onDemand(let builder, _): builder
        }
    }

    /// Returns whether the product receives from above the value that its owner's dependency at an index provides,
    /// because it is built for that dependency itself, as a decorator is.
    ///
    /// A product built on demand would have to capture itself.
    @inlinable package func decorates(_ provider: Int) -> Bool { provider == dependency && moment == .atOnce }

    /// When the product is built.
    package indirect enum Moment: Hashable, Sendable {
        /// `@Instantiated let x: X`: together with its owner.
        case atOnce
        /// `@Instantiated let xBuilder: Instantiator<X>`, `let makeX: () -> X`: whenever its owner requests it.
        ///
        /// The associated value is the order in which an erased instantiator or a function takes the forwarded
        /// arguments, as indices into the product's ``Scope/forwarded``; `nil` for the product's own order.
        case onDemand(Builder, forwardedOrder: [Int]? = nil)
    }
}

extension DeclaredScopes {
    /// Creates an edge of the build graph.
    ///
    /// - Parameters:
    ///   - property: The property for which the product is built.
    ///   - request: The request of the property, or of an element if it is a collection.
    ///   - built: The declaration of the product.
    func edge(
        for property: DeclaredDependency,
        _ request: BuildRequest,
        at id: DependencyID,
        to product: ScopeID,
        _ built: DeclaredScope
    ) -> BuildEdge {
        var edge = BuildEdge(
            owner: id.scope,
            dependency: id.index,
            product: product,
            moment: request.builder.map {
                // `nil` if the order is the declared one.
                .onDemand($0, forwardedOrder: request.forwarding.flatMap(built.forwardedOrder))
            } ?? .atOnce,
            lifetime: request.lifetime,
            requestedType: request.requested,
            context: request.context,
            // Elements have no names by which they could be awaited.
            isConcurrent: request.isConcurrent && request.builder == nil && request === property.request
        )
        if request.isWrapped, conversions.adaptation(of: built, along: edge, to: property).isWrapped {
            edge.isWrapped = true
            edge.wrapperIsolation = declarations.isolation(ofWrapper: request.requested)
        }
        return edge
    }

    /// Returns the source of a dependency's value. A renamed dependency is wrapped only if a call wraps it.
    func origin(of dependency: DeclaredDependency) -> ScopeDependency.Origin {
        guard case .renamed(var renaming) = dependency.origin, let wrapper = renaming.wrapper else {
            return dependency.origin
        }
        let supply = SuppliedType(source: values.type(of: renaming.source), target: dependency.type)
        if conversions.adaptation(of: supply, to: dependency).isWrapped {
            renaming.wrapperIsolation = declarations.isolation(ofWrapper: wrapper)
        } else {
            renaming.wrapper = nil
        }
        return .renamed(renaming)
    }
}
