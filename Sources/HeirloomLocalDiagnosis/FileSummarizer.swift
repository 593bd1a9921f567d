import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// Summarizes files for the generator and diagnoses each declaration.
package enum FileSummarizer {
    /// Returns the summary of a file.
    ///
    /// If a file mentions none of Heirloom's names, only the names it declares are read.
    package static func summary(
        ofFileAt path: String,
        source: [UInt8],
        known: KnownConditions = KnownConditions()
    ) -> FileSummary {
        let text = SourceText(bytes: source)
        var reading = FileReader.reading(ofFileAt: path, text: text, known: known)
        let problems = problems(in: &reading, text: text)
        // Other mistakes in a file that does not parse may be consequences of the syntax error.
        if !problems.isEmpty, reading.summary.fault == nil {
            reading.summary.diagnostics = problems.withOneOfEachCause
                .map { $0.diagnostic(path: path, text: text) }
        }
        return reading.summary
    }

    /// Returns the problems of a file in source order, and marks the faulty declarations in its summary.
    static func problems(in reading: inout FileReading, text: SourceText) -> [LocalProblem] {
        var problems: [LocalProblem] = []
        for subject in reading.subjects {
            switch subject {
            case .attributed(let declaration):
                problems += StrayAttributeRule.problems(of: declaration)
            case .stray(let property, let owner):
                problems += StrayDependencyRule.problems(of: property, in: owner)
            case .configuration(let use, let isAtFileScope):
                problems += LocalRules.problems(ofConfiguration: use, isAtFileScope: isAtFileScope)
            case .type(let type, let first):
                let found = LocalRules.problems(ofEach: type, text: text)
                for index in found.indices where found[index].holdFaults {
                    reading.summary.instantiables[first + index].hasLocalFaults = true
                }
                problems += LocalRules.distinct(found, of: type)
            case .extending(let type, let places):
                let found = LocalRules.problems(of: type)
                if found.holdFaults {
                    for place in places { reading.summary.instantiables[place].hasLocalFaults = true }
                }
                problems += found
            case .candidate(let type, let enclosing, let place):
                reading.summary.types[place].mayBeInstantiable =
                    LocalRules.allowInstantiable(type, enclosing: enclosing, text: text)
            }
        }
        return problems.sorted { left, right in
            (left.range.start, left.id.rawValue) < (right.range.start, right.id.rawValue)
        }
    }
}

extension [LocalProblem] {
    /// Whether any of the problems is an error.
    fileprivate var holdFaults: Bool { contains { $0.id.severity == .error } }

    /// The first problem of each cause: several properties of one type without `@Instantiable` are one mistake.
    fileprivate var withOneOfEachCause: [LocalProblem] {
        var causes: Set<Int> = []
        return filter { problem in
            problem.cause.map { causes.insert($0.offset).inserted } ?? true
        }
    }
}
