import HeirloomModel
import HeirloomReading

/// `mockAttributes` stands beside `generateMock: true`: it is for the function that is generated.
///
/// A double of what modules above see may be generated there, which the declaration does not show.
enum MockAttributesHaveAnEffect {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard !subject.generates, subject.attribute.servesDoublesOnly || !subject.isSeenAbove,
            let argument = subject.attribute.argument("mockAttributes"),
            case .string(let text) = argument.value, !text.isEmpty
        else { return [] }
        return [.double(of: subject.name, .needlessAttributes(argument, subject.attribute))]
    }
}
