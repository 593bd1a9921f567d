import HeirloomModel
import HeirloomReading

/// The condition around generated doubles must be valid after `#if`.
enum UnreadableConditionRule {
    static func problems(in use: MacroUse) -> [LocalProblem] {
        guard use.name == "HeirloomConfiguration" else { return [] }
        return use.arguments.compactMap { argument in
            guard argument.label == "mockConditionalCompilation", case .string(let text) = argument.value,
                Condition(reading: text) == nil
            else { return nil }
            return .argument(.unreadableCondition(NamedPlace(name: text, range: argument.valueRange)))
        }
    }
}
