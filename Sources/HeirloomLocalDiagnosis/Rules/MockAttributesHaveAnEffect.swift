import HeirloomModel
import HeirloomReading

/// `mockAttributes` stands beside `generateMock: true`: it is for the function that is generated.
enum MockAttributesHaveAnEffect {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard !subject.generates, let argument = subject.attribute.argument("mockAttributes"),
            case .string(let text) = argument.value, !text.isEmpty
        else { return [] }
        return [.double(of: subject.name, .needlessAttributes(argument, subject.attribute))]
    }
}
