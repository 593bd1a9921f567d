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
    /// `true`: `AnyView(ChildView(…))`; `false`: a value that converts by itself.
    package var isWrapped: Bool
    /// The type that the property, or the second generic argument of its erased instantiator, asks for,
    /// without an optional around it.
    package var requestedType: ResolvedType
    /// Whether the product may be built outside of the isolation of its owner: by a closure that is `@Sendable`, or because
    /// it is an actor below which nothing asks for an isolation.
    package var isBuiltAnywhere: Bool

    package init(
        owner: ScopeID,
        dependency: Int,
        product: ScopeID,
        moment: Moment = .atOnce,
        isWrapped: Bool = false,
        requestedType: ResolvedType,
        isBuiltAnywhere: Bool = false
    ) {
        self.owner = owner
        self.dependency = dependency
        self.product = product
        self.moment = moment
        self.isWrapped = isWrapped
        self.requestedType = requestedType
        self.isBuiltAnywhere = isBuiltAnywhere
    }

    /// When the product is built.
    package enum Moment: Hashable, Sendable {
        /// `@Instantiated let x: X`: with its owner.
        case atOnce
        /// `@Instantiated let xBuilder: Instantiator<X>`: whenever its owner asks.
        ///
        /// The order is that in which an erased instantiator takes what is forwarded, as places in the product's
        /// ``Scope/forwardedDependencies``; `nil` for theirs.
        case onDemand(BuilderKind, forwardedOrder: [Int]? = nil)
    }
}

/// The four instantiators, by what tells them apart.
package struct BuilderKind: Hashable, Sendable {
    /// Whether its type does not name what is built, but what that is held as.
    package var isErased: Bool
    /// Whether its closure is `@Sendable`, and so builds in a nonisolated context.
    package var isSendable: Bool

    package init(isErased: Bool = false, isSendable: Bool = false) {
        self.isErased = isErased
        self.isSendable = isSendable
    }

    /// `nil` for the name of another type.
    package init?(typeName: String) {
        guard let kind = Self.kinds[typeName] else { return nil }
        self = kind
    }

    /// `SendableErasedInstantiator`
    package var typeName: String {
        switch (isErased, isSendable) {
        case (false, false): "Instantiator"
        case (false, true): "SendableInstantiator"
        case (true, false): "ErasedInstantiator"
        case (true, true): "SendableErasedInstantiator"
        }
    }

    private static let kinds = Dictionary(
        uniqueKeysWithValues: [
            BuilderKind(), BuilderKind(isSendable: true), BuilderKind(isErased: true),
            BuilderKind(isErased: true, isSendable: true),
        ].map { ($0.typeName, $0) }
    )
}
