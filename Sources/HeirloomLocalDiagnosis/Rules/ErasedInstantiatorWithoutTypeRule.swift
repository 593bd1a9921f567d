import HeirloomModel
import HeirloomReading

/// An erased instantiator needs `fulfilledByType`, because its type does not name the type to build.
enum ErasedInstantiatorWithoutTypeRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            property.attribute.argument("fulfilledByType").map({ $0.value == .null }) ?? true,
            let instantiator = InstantiatorType(type.type), instantiator.kind.isErased
        else { return nil }
        return LocalProblem(
            .erasedInstantiatorWithoutType,
            of: property,
            message: """
                '\(property.label): \(type.type.spelling)' does not specify the type to build; name it: \
                '@Instantiated(fulfilledByType: "Name")'
                """
        )
    }
}
