import HeirloomModel
import HeirloomReading

/// An `Instantiator` builds the type between its angle brackets; `fulfilledByType` cannot change it.
enum InstantiatorProductRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            let argument = property.attribute.argument("fulfilledByType"), argument.value != .null,
            let instantiator = InstantiatorType(type.type), !instantiator.kind.isErased
        else { return [] }
        let product = instantiator.arguments.first?.spelling ?? "_"
        return [.dependency(property, .instantiatorFulfilledByType(argument, product: product))]
    }
}
