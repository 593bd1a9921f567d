import HeirloomModel
import HeirloomReading

/// A type that is one of Heirloom's four instantiators, optional or not.
struct InstantiatorType {
    let isErased: Bool
    let arguments: [TypeExpression]

    init?(_ type: TypeExpression) {
        if let wrapped = type.wrappedInOptional {
            guard let instantiator = InstantiatorType(wrapped) else { return nil }
            self = instantiator
            return
        }
        guard case .named(let components) = type, let last = components.last else { return nil }
        let qualifier = components.dropLast().map(\.name)
        guard qualifier.isEmpty || qualifier == ["Heirloom"] else { return nil }
        switch last.name {
        case "Instantiator", "SendableInstantiator": isErased = false
        case "ErasedInstantiator", "SendableErasedInstantiator": isErased = true
        default: return nil
        }
        arguments = last.arguments
    }
}
