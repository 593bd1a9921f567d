import HeirloomModel

/// A dependency's request for a product.
///
/// A class, because it is widely shared.
package final class BuildRequest: Sendable {
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

/// The product of an instantiator or a function, and its inputs: `ErasedInstantiator<Forwarded, Product>`,
/// `(User) throws -> Product`.
package struct BuilderShape {
    package var builder: Builder
    /// The forwarded arguments that the type states; `nil` for an instantiator that does not state them.
    package var forwarding: SaidForwarding?
    /// The type of the product, or an optional of it.
    var result: TypeExpression

    /// The type of the product.
    package var product: TypeExpression { result.withoutOptional }

    /// Creates the shape of a type; `nil` if the type is not a builder, or is an instantiator with too few or too many
    /// arguments.
    package init?(_ type: TypeExpression, isBuiltByClosure: Bool = false) {
        if let function = BuilderFunction(type, isBuiltByClosure: isBuiltByClosure) {
            builder = .function(function.contract)
            forwarding = .parameters(function.parameters)
            result = function.result
            return
        }
        guard let written = InstantiatorType(type), let last = written.arguments.last,
            written.arguments.count == (written.kind.isErased ? 2 : 1)
        else { return nil }
        builder = .instantiator(written.kind)
        if written.kind.isErased { forwarding = .properties(written.arguments[0]) }
        result = last
    }

    /// Gives the parameters the names in another spelling of the same type, if that has names, and the other facts that
    /// only a spelling shows.
    mutating func nameParameters(by spelled: BuilderShape?) {
        guard case .parameters(var parameters)? = forwarding,
            case .parameters(let written)? = spelled?.forwarding
        else { return }
        for (index, parameter) in zip(parameters.indices, written) {
            parameters[index].label = parameter.label
            parameters[index].isAutoclosure = parameter.isAutoclosure
            parameters[index].isConsumed = parameter.isConsumed
        }
        forwarding = .parameters(parameters)
    }
}

/// The forwarded arguments that the type of a builder states.
package enum SaidForwarding: Sendable {
    /// The first argument of an erased instantiator.
    case properties(TypeExpression)
    /// The parameters of a function, each with its name, if it has one.
    case parameters([BuilderParameter])
}

/// The arguments for the parameters of a generic type in one of its specializations: `User` for the `Model` of
/// `Repository<Model>`.
package final class GenericArguments: Sendable {
    let spelled: [String: TypeExpression]
    let canonical: [String: TypeExpression]
    /// In the order of the parameters.
    let ownSpelled: [TypeExpression]
    let ownCanonical: [TypeExpression]
    /// The files whose imports make the names in the arguments that were not read visible.
    let namesFiles: [FileID]

    /// Creates the arguments from a type, in the order of the parameters; `nil` if their numbers differ.
    init?(of type: ResolvedType, for parameters: [String]) {
        guard case .named(let ofSpelled) = type.spelled, case .named(let ofCanonical) = type.canonical,
            let spelled = ofSpelled.last?.arguments, let canonical = ofCanonical.last?.arguments,
            spelled.count == parameters.count, canonical.count == parameters.count
        else { return nil }
        self.spelled = Dictionary(replacing: parameters, by: spelled)
        self.canonical = Dictionary(replacing: parameters, by: canonical)
        ownSpelled = spelled
        ownCanonical = canonical
        namesFiles = type.externalNamesFiles
    }

    /// Creates arguments that are the parameters themselves: the associated types of a protocol, and the parameters of a
    /// generic function.
    init(keeping names: some Sequence<String>) {
        spelled = Dictionary(names.map { ($0, .word($0)) }, uniquingKeysWith: { first, _ in first })
        canonical = spelled
        ownSpelled = []
        ownCanonical = []
        namesFiles = []
    }

    /// Returns the files whose imports a type needs that is written inside the generic type.
    func namesFiles(for type: TypeExpression) -> [FileID] {
        if namesFiles.isEmpty { return [] }
        return type.containsName { spelled[$0[0].name] != nil } ? namesFiles : []
    }
}

extension Dictionary<String, TypeExpression> {
    /// Creates the arguments of a generic type by the names of its parameters.
    package init(replacing parameters: [String], by arguments: [TypeExpression]) {
        self.init(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    }
}
