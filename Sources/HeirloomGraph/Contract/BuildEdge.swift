import HeirloomModel

/// What a scope has built for one of its dependencies, and what follows from where that is done.
///
/// Whatever walks the tree walks along these.
package struct BuildEdge: Hashable, Sendable {
    package var owner: ScopeID
    /// The index of the dependency in ``Scope/dependencies`` of the owner.
    package var dependency: Int
    package var product: ScopeID
    package var moment: Moment
    /// How long what a function builds is kept, `nil` for what is built anew each time.
    package var lifetime: InstanceLifetime?
    /// `true`: `AnyView(ChildView(…))`; `false`: a value that converts by itself.
    package var isWrapped: Bool
    /// The type that the property, or the second generic argument of its erased instantiator, asks for,
    /// without an optional around it.
    package var requestedType: ResolvedType
    /// Whether the product may be built outside of the isolation of its owner: by a closure that is `@Sendable`, or because
    /// it is an actor below which nothing asks for an isolation.
    package var isBuiltAnywhere: Bool

    /// The dependency for which it is built.
    @inlinable package var builtFor: DependencyID { DependencyID(scope: owner, index: dependency) }

    /// What builds it, `nil` for what is built at once.
    @inlinable package var builder: Builder? {
        switch moment {
        case .atOnce: nil
        case .onDemand(let builder, _): builder
        }
    }

    package init(
        owner: ScopeID,
        dependency: Int,
        product: ScopeID,
        moment: Moment = .atOnce,
        lifetime: InstanceLifetime? = nil,
        isWrapped: Bool = false,
        requestedType: ResolvedType,
        isBuiltAnywhere: Bool = false
    ) {
        self.owner = owner
        self.dependency = dependency
        self.product = product
        self.moment = moment
        self.lifetime = lifetime
        self.isWrapped = isWrapped
        self.requestedType = requestedType
        self.isBuiltAnywhere = isBuiltAnywhere
    }

    /// When the product is built.
    package enum Moment: Hashable, Sendable {
        /// `@Instantiated let x: X`: with its owner.
        case atOnce
        /// `@Instantiated let xBuilder: Instantiator<X>`, `let makeX: () -> X`: whenever its owner asks.
        ///
        /// The order is that in which an erased instantiator or a function takes what is forwarded, as places in the
        /// product's ``Scope/forwardedDependencies``; `nil` for theirs.
        case onDemand(Builder, forwardedOrder: [Int]? = nil)
    }
}
