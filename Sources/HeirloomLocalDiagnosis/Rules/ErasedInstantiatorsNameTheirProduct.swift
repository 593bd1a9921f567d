import HeirloomModel
import HeirloomReading

/// An erased instantiator is given the name of what it builds, because its type does not say it.
enum ErasedInstantiatorsNameTheirProduct {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            property.attribute.argument("fulfilledByType").map({ $0.value == .null }) ?? true,
            let instantiator = InstantiatorType(type.type), instantiator.kind.isErased
        else { return [] }
        return [.dependency(property, .erasedInstantiatorWithoutType(type))]
    }
}
