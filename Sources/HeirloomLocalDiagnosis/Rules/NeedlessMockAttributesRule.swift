import HeirloomModel
import HeirloomReading

/// `mockAttributes` requires `generateMock: true`, because it applies to the generated function.
///
/// Modules above may generate a double of a type that they can see, which this declaration does not show.
enum NeedlessMockAttributesRule {
    static func problem(with subject: DoubleSubject) -> LocalProblem? {
        guard !subject.generates, subject.attribute.servesDoublesOnly || !subject.isSeenAbove,
            let argument = subject.attribute.argument("mockAttributes"),
            case .string(let text) = argument.value, !text.isEmpty
        else { return nil }
        return LocalProblem(
            .needlessMockAttributes,
            at: argument.range,
            message: "'mockAttributes' has no effect on '\(subject.name.name)' without 'generateMock: true'"
        ) {
            [$0.removing(argument, from: subject.attribute)]
        }
    }
}
