import HeirloomModel
import HeirloomReading

/// What serves test doubles only is no root, and no double of it is generated.
enum MockOnlyStandsAlone {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        let attribute = subject.attribute
        guard attribute.servesDoublesOnly else { return [] }
        return ["isRoot", "generateMock"].filter { attribute.boolean($0) == true }
            .compactMap(attribute.argument)
            .map { .double(of: subject.name, .contradictoryMockOnly($0, attribute)) }
    }
}
