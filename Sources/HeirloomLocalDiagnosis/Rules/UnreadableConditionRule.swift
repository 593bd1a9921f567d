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
            return text.allSatisfy(\.isWhitespace)
                ? .emptyCondition(at: argument.valueRange) : .unreadable(text, at: argument.valueRange)
        }
    }
}

extension LocalProblem {
    /// `#HeirloomConfiguration(mockConditionalCompilation: "")`
    fileprivate static func emptyCondition(at range: SourceRange) -> LocalProblem {
        LocalProblem(
            .unreadableCondition,
            at: range,
            message: "'mockConditionalCompilation' is empty; write 'nil' to generate mocks without '#if'"
        ) {
            [FixIt("write 'nil'", $0.replace(range, with: "nil"))]
        }
    }

    /// `#HeirloomConfiguration(mockConditionalCompilation: "DEBUG &&")`
    fileprivate static func unreadable(_ condition: String, at range: SourceRange) -> LocalProblem {
        LocalProblem(
            .unreadableCondition,
            at: range,
            message: "\"\(condition)\" is not a valid condition for '#if'; write one such as \"DEBUG\""
        )
    }
}
