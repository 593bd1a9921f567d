import HeirloomModel
import HeirloomReading

/// A type that is for doubles only is no root, and no double is generated for it.
enum MockOnlyStandsAlone {
    static func problems(in subject: DoubleSubject) -> [LocalProblem] {
        let attribute = subject.attribute
        guard attribute.servesDoublesOnly else { return [] }
        return ["isRoot", "generateMock"].filter { attribute.boolean($0) == true }
            .compactMap(attribute.argument)
            .map { .double(of: subject.name, .contradictoryMockOnly($0, attribute)) }
    }
}
