import HeirloomModel
import HeirloomReading

/// An erased instantiator needs `fulfilledByType`, because its type does not name the type to build.
enum ErasedInstantiatorRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            property.attribute.argument("fulfilledByType").map({ $0.value == .null }) ?? true,
            let instantiator = InstantiatorType(type.type), instantiator.kind.isErased
        else { return [] }
        return [.dependency(property, .erasedInstantiatorWithoutType(type))]
    }
}
