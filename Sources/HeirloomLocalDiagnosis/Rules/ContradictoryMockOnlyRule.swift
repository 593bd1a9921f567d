import HeirloomModel
import HeirloomReading

/// A type with `mockOnly: true` cannot be a root, and no test double is generated for it.
enum ContradictoryMockOnlyRule {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        let attribute = subject.attribute
        guard attribute.servesDoublesOnly else { return [] }
        return ["isRoot", "generateMock"].filter { attribute.boolean($0) == true }
            .compactMap(attribute.argument)
            .map { .double(of: subject.name, .contradictoryMockOnly($0, attribute)) }
    }
}
