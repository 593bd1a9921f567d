import HeirloomModel
import HeirloomReading

/// An `Instantiator` builds the type between its angle brackets; `fulfilledByType` cannot change it.
enum InstantiatorFulfilledByTypeRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            let argument = property.attribute.argument("fulfilledByType"), argument.value != .null,
            let instantiator = InstantiatorType(type.type), !instantiator.kind.isErased
        else { return nil }
        let product = instantiator.arguments.first?.spelling ?? "_"
        return LocalProblem(
            .instantiatorFulfilledByType,
            at: argument.range,
            message: """
                'fulfilledByType' has no effect on '\(property.label)': its type already names '\(product)'; to build \
                another type, use 'ErasedInstantiator'
                """
        ) {
            [$0.removing(argument, from: property.attribute)]
        }
    }
}
