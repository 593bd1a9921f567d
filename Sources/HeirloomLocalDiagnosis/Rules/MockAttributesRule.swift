import HeirloomModel
import HeirloomReading

/// `mockAttributes` contains attributes, as written before a function. It requires `generateMock: true`, because it
/// applies to the generated function.
///
/// Modules above may generate a double of a type that they can see, which this declaration does not show.
enum MockAttributesRule {
    static func problems(with subject: DoubleSubject) -> [LocalProblem] {
        guard let argument = subject.attribute.argument("mockAttributes"),
            case .string(let text) = argument.value
        else { return [] }
        var problems: [LocalProblem] = []
        if TypeAttribute.all(in: text) == nil {
            let message = "\"\(text)\" is not a list of attributes; write one such as \"@MainActor\""
            problems.append(LocalProblem(.unreadableArgument, at: argument.valueRange, message: message))
        }
        let isUsed = subject.generates || subject.isSeenAbove && !subject.attribute.servesDoublesOnly
        if !isUsed, !text.isEmpty {
            let message = """
                'mockAttributes' has no effect on '\(subject.name.name)' without 'generateMock: true'
                """
            problems.append(
                LocalProblem(.needlessMockAttributes, at: argument.range, message: message) {
                    [$0.removing(argument, from: subject.attribute)]
                }
            )
        }
        return problems
    }
}
