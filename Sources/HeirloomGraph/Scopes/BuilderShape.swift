import HeirloomModel

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
package enum SaidForwarding {
    /// The first argument of an erased instantiator.
    case properties(TypeExpression)
    /// The parameters of a function, each with its name, if it has one.
    case parameters([BuilderParameter])
}
