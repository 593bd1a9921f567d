import HeirloomModel
import HeirloomReading

/// `mockAttributes` contains attributes, as written before a function.
enum UnreadableAttributesRule {
    static func problem(with subject: DoubleSubject) -> LocalProblem? {
        guard let argument = subject.attribute.argument("mockAttributes"),
            case .string(let text) = argument.value, TypeAttribute.all(in: text) == nil
        else { return nil }
        return LocalProblem(
            .unreadableArgument,
            at: argument.valueRange,
            message: "\"\(text)\" is not a list of attributes; write one such as \"@MainActor\""
        )
    }
}
