import HeirloomModel
import HeirloomReading

/// A closure says what is built, and no other argument says it as well.
enum FactoriesStandAlone {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.factory != nil else { return [] }
        return (property.attribute.arguments ?? []).compactMap { argument in
            guard let label = argument.label, sayers.contains(label), !argument.saysNothing else {
                return nil
            }
            return .dependency(property, .factory(.standsBeside(argument)))
        }
    }

    private static let sayers: Set<String> = ["fulfilledByType", "collecting", "onlyIfAvailable"]
}

extension AttributeArgument {
    /// Whether it says what it says without being there.
    fileprivate var saysNothing: Bool { value == .null || value == .boolean(false) || value == .array([]) }
}
