import HeirloomModel

/// What a dependency asks to be built for it.
///
/// An object, because all that looks at one shares it.
package final class BuildRequest {
    /// `nil` for what is built at once.
    package let builder: Builder?
    /// What the type of the builder says that its product is forwarded, resolved.
    package let forwarding: SaidForwarding?
    /// In which isolation the type of the builder says that it builds, `nil` for one that leaves that to its owner.
    package let context: Isolation?
    /// What the property asks for.
    package let requested: ResolvedType
    /// The type to look for: the requested one, or that of `fulfilledByType`.
    package let wanted: ResolvedType
    package let wantedID: TypeID
    /// The wanted type with its aliases expanded, where it is a specialisation of a generic type that is instantiable.
    let specialisation: ResolvedType?
    /// The `X?` of a property that asks for an `X` because it is of that: an extension of `Optional` may build one.
    let optionalID: TypeID?
    /// What the attribute says: where a new argument is found, from here on.
    package let attribute: DependencyDeclaration.Instantiation
    /// What it collects where nothing is built for it as it is; `nil` for what is no collection.
    package let collection: CollectionRequest?

    /// The closure that builds it, and nothing else; `nil` without one.
    package let closure: DeclaredScope?

    package var isNamed: Bool { attribute.fulfilledByType != nil }
    package var isWrapped: Bool { attribute.erasedToConcreteExistential }
    package var lifetime: InstanceLifetime? { attribute.lifetime }
    package var isConcurrent: Bool { attribute.isConcurrent }

    init(
        _ attribute: DependencyDeclaration.Instantiation,
        _ shape: BuilderShape?,
        in context: Isolation?,
        requested: ResolvedType,
        named: ResolvedType?,
        wantedID: TypeID,
        specialisation: ResolvedType? = nil,
        optionalID: TypeID?,
        collection: CollectionRequest? = nil,
        closure: DeclaredScope? = nil
    ) {
        builder = shape?.builder
        forwarding = shape?.forwarding
        self.context = context
        self.requested = requested
        wanted = named ?? requested
        self.wantedID = wantedID
        self.specialisation = specialisation
        self.optionalID = optionalID
        self.attribute = attribute
        self.collection = collection
        self.closure = closure
    }
}
