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
    /// The isolation of the call that wraps it, `nonisolated` without one.
    package var wrapperIsolation = Isolation.nonisolated
    /// The type that the property, or the second generic argument of its erased instantiator, asks for,
    /// without an optional around it.
    package var requestedType: ResolvedType
    /// The isolation in which it is built by what its builder's type says, or outside of every actor because it is built
    /// concurrently; `nil` for that in which the owner is built.
    package var context: Isolation?
    /// Whether building starts as soon as what is needed for it is there, and is awaited later.
    package var isConcurrent: Bool

    /// The dependency for which it is built.
    @inlinable package var builtFor: DependencyID { DependencyID(scope: owner, index: dependency) }

    /// What builds it, `nil` for what is built at once.
    @inlinable package var builder: Builder? {
        switch moment {
        case .atOnce: nil
        case .onDemand(let builder, _): builder
        }
    }

    /// Whether what is built takes from above what its owner's dependency at an index provides: because it is built for that
    /// itself, as a decorator is. What is built on demand would have to capture itself.
    @inlinable package func decorates(_ provider: Int) -> Bool { provider == dependency && moment == .atOnce }

    package init(
        owner: ScopeID,
        dependency: Int,
        product: ScopeID,
        moment: Moment = .atOnce,
        lifetime: InstanceLifetime? = nil,
        isWrapped: Bool = false,
        requestedType: ResolvedType,
        context: Isolation? = nil,
        isConcurrent: Bool = false
    ) {
        self.owner = owner
        self.dependency = dependency
        self.product = product
        self.moment = moment
        self.lifetime = lifetime
        self.isWrapped = isWrapped
        self.requestedType = requestedType
        self.context = context
        self.isConcurrent = isConcurrent
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
