import HeirloomModel
import HeirloomReading

/// A type with `mockOnly: true` cannot be a root, and no test double is generated for it.
enum ContradictoryMockOnlyRule {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        guard subject.attribute.servesDoublesOnly else { return [] }
        let reasons = [("isRoot", "only mocks use it"), ("generateMock", "its mock is hand-written")]
        return reasons.compactMap { label, reason in
            guard let argument = subject.attribute.argument(label), argument.value == .boolean(true) else {
                return nil
            }
            return LocalProblem(
                .contradictoryMockOnly,
                at: argument.range,
                message:
                    "'\(subject.name.name)' cannot have both 'mockOnly: true' and '\(label): true': \(reason)"
            ) {
                $0.removing(flag: label, from: subject.attribute)
            }
        }
    }
}
