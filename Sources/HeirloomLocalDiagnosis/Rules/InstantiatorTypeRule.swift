import HeirloomModel
import HeirloomReading

/// An `Instantiator` builds the type between its angle brackets, which `fulfilledByType` cannot change. The type of an
/// erased one does not name the type to build, so `fulfilledByType` does.
enum InstantiatorTypeRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            let instantiator = InstantiatorType(type.type)
        else { return nil }
        let argument = property.attribute.argument("fulfilledByType").flatMap { $0.value == .null ? nil : $0 }
        switch (instantiator.kind.isErased, argument) {
        case (true, nil):
            let message = """
                '\(property.label): \(type.type.spelling)' does not specify the type to build; name it: \
                '@Instantiated(fulfilledByType: "Name")'
                """
            return LocalProblem(.erasedInstantiatorWithoutType, of: property, message: message)
        case (false, let argument?):
            let message = """
                'fulfilledByType' has no effect on '\(property.label)': its type already names \
                '\(instantiator.arguments.first?.spelling ?? "_")'; to build another type, use 'ErasedInstantiator'
                """
            return LocalProblem(.instantiatorFulfilledByType, at: argument.range, message: message) {
                [$0.removing(argument, from: property.attribute)]
            }
        case (true, _?), (false, nil): return nil
        }
    }
}
