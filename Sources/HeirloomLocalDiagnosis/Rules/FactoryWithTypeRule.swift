import HeirloomModel
import HeirloomReading

/// A closure determines what is built; no other argument may do so too.
enum FactoryWithTypeRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.factory != nil else { return [] }
        return (property.attribute.arguments ?? []).compactMap { argument in
            guard let label = argument.label, sayers.contains(label), !argument.saysNothing else {
                return nil
            }
            return LocalProblem(
                .factoryWithType,
                at: argument.range,
                message: "'\(label)' has no effect on '\(property.label)': the closure builds it"
            ) {
                [$0.removing(argument, from: property.attribute)]
            }
        }
    }

    private static let sayers: Set<String> = ["fulfilledByType", "collecting", "onlyIfAvailable"]
}

extension AttributeArgument {
    /// Whether the argument has its default value, and so could be omitted.
    fileprivate var saysNothing: Bool { value == .null || value == .boolean(false) || value == .array([]) }
}
