import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The condition around generated doubles must be valid after `#if`.
enum UnreadableConditionRule {
    static func problems(in use: MacroUse) -> [LocalProblem] {
        guard use.name == "HeirloomConfiguration" else { return [] }
        return use.arguments.compactMap { argument in
            guard argument.label == "mockConditionalCompilation", case .string(let text) = argument.value,
                Condition(reading: text) == nil
            else { return nil }
            let isBlank = text.allSatisfy(\.isWhitespace)
            return LocalProblem(
                .unreadableArgument,
                at: argument.valueRange,
                message: isBlank
                    ? "'mockConditionalCompilation' is empty; write 'nil' to generate mocks without '#if'"
                    : "\"\(text)\" is not a valid condition for '#if'; write one such as \"DEBUG\""
            ) {
                isBlank ? [FixIt("write 'nil'", $0.replace(argument.valueRange, with: "nil"))] : []
            }
        }
    }
}
