import HeirloomModel

/// A dependency's request for a product.
///
/// A class, because it is widely shared.
package final class BuildRequest {
    /// `nil` for a product that is built at once.
    package let builder: Builder?
    /// The forwarded arguments that the type of the builder states, resolved.
    package let forwarding: SaidForwarding?
    /// The isolation in which the type of the builder says that it builds; `nil` if it depends on the owner.
    package let context: Isolation?
    /// The type that the property requests.
    package let requested: ResolvedType
    /// The type to look for: the requested one, or that of `fulfilledByType`.
    package let wanted: ResolvedType
    package let wantedID: TypeID
    /// The wanted type with its aliases expanded, if it is a specialization of an instantiable generic type.
    let specialization: ResolvedType?
    /// The `X?` of a property that requests an `X` because its type is that optional: an extension of `Optional` may
    /// build one.
    let optionalID: TypeID?
    /// The arguments of the attribute. A new argument of the macro needs no other property here.
    package let attribute: DependencyDeclaration.Instantiation
    /// The elements to collect if nothing fulfills the type itself; `nil` if the type is not a collection.
    package let collection: CollectionRequest?

    /// The closure that builds the dependency; `nil` without one.
    package let closure: DeclaredScope?

    package var isNamed: Bool { attribute.fulfilledByType != nil }
    package var isWrapped: Bool { attribute.erasedToConcreteExistential }
    package var lifetime: InstanceLifetime? { attribute.lifetime }
    package var isConcurrent: Bool { attribute.isConcurrent }

    init(
        _ attribute: DependencyDeclaration.Instantiation,
        _ shape: BuilderShape?,
        _ isolations: IsolationTable,
        requested: ResolvedType,
        named: ResolvedType? = nil,
        wantedID: TypeID,
        specialization: ResolvedType? = nil,
        optionalID: TypeID? = nil,
        collection: CollectionRequest? = nil,
        closure: DeclaredScope? = nil
    ) {
        builder = shape?.builder
        forwarding = shape?.forwarding
        context = shape.flatMap { isolations.context(of: $0.builder) }
        self.requested = requested
        wanted = named ?? requested
        self.wantedID = wantedID
        self.specialization = specialization
        self.optionalID = optionalID
        self.attribute = attribute
        self.collection = collection
        self.closure = closure
    }
}
