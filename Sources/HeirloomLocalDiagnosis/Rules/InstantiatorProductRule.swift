import HeirloomModel
import HeirloomReading

/// An `Instantiator` builds the type between its angle brackets; `fulfilledByType` cannot change it.
enum InstantiatorProductRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            let argument = property.attribute.argument("fulfilledByType"), argument.value != .null,
            let instantiator = InstantiatorType(type.type), !instantiator.kind.isErased
        else { return [] }
        return [.fulfilled(property, argument, of: instantiator)]
    }
}

extension LocalProblem {
    /// `@Instantiated(fulfilledByType: "Y") let x: Instantiator<X>`
    fileprivate static func fulfilled(
        _ property: InjectedProperty,
        _ argument: AttributeArgument,
        of instantiator: InstantiatorType
    ) -> LocalProblem {
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
