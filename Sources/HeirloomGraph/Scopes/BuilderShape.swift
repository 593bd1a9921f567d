import HeirloomModel

/// What an instantiator or a function builds, and from what: `ErasedInstantiator<Forwarded, Product>`,
/// `(User) throws -> Product`.
package struct BuilderShape {
    package var builder: Builder
    /// What it says that its product is forwarded, `nil` for an instantiator that does not say it.
    package var forwarding: SaidForwarding?
    /// What is built, or an optional of it.
    var result: TypeExpression

    /// What is built.
    package var product: TypeExpression { result.withoutOptional }

    /// `nil` for a type that builds nothing, and for an instantiator with too few or too many arguments.
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
}

/// What the type of a builder says that its product is forwarded.
package enum SaidForwarding {
    /// The first argument of an erased instantiator.
    case properties(TypeExpression)
    /// The parameters of a function, each under the name that is written for it, if there is one.
    case parameters([BuilderParameter])

    /// The names that are written for the parameters of the same type in another spelling, where that has them, and what
    /// only a spelling says.
    func named(by spelled: SaidForwarding?) -> SaidForwarding {
        guard case .parameters(var parameters) = self, case .parameters(let written) = spelled else {
            return self
        }
        for (index, parameter) in zip(parameters.indices, written) {
            parameters[index].label = parameter.label
            parameters[index].isAutoclosure = parameter.isAutoclosure
            parameters[index].isConsumed = parameter.isConsumed
        }
        return .parameters(parameters)
    }
}
