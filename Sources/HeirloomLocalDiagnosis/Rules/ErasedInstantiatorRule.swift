import HeirloomModel
import HeirloomReading

/// An erased instantiator needs `fulfilledByType`, because its type does not name the type to build.
enum ErasedInstantiatorRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            property.attribute.argument("fulfilledByType").map({ $0.value == .null }) ?? true,
            let instantiator = InstantiatorType(type.type), instantiator.kind.isErased
        else { return [] }
        return [.erasedInstantiator(property, type)]
    }
}

extension LocalProblem {
    /// `@Instantiated let x: ErasedInstantiator<(), any P>`
    fileprivate static func erasedInstantiator(
        _ property: InjectedProperty,
        _ type: TypeReference
    ) -> LocalProblem {
        LocalProblem(
            .erasedInstantiatorWithoutType,
            of: property,
            message: """
                '\(property.label): \(type.type.spelling)' does not specify the type to build; name it: \
                '@Instantiated(fulfilledByType: "Name")'
                """
        )
    }
}
