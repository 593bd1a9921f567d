import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// Accepted programs have the same outcome after changes that do not affect them.
@Suite struct TransformedProgramTests {
    /// Programs that a change makes invalid, so that they must be rejected.
    private static let refused: [Transformation: Set<String>] = [
        // Types in these programs already have a 'mock'.
        .withDoubles: ["Doubles/NamesThatOtherPackagesShow.swift", "Doubles/NotesApp.swift"]
    ]

    /// Programs that are accepted but do not compile, which are limitations of test doubles, specializations of a type
    /// with a parameter pack, and of the compiler: `@available` takes no raw identifiers.
    private static let limits: [Transformation: Set<String>] = [
        .withDoubles: ["Apps/GenericsOfScreens.swift", "Generics/PacksOfNothing.swift"],
        .withRawIdentifiers: ["Services/WithdrawnInitializer.swift"],
    ]

    @Test(arguments: Transformation.allCases)
    func transformedProgramsAreAccepted(_ transformation: Transformation) throws {
        for program in ProgramSelection.current.programs where !program.expected.printed.isEmpty {
            guard let transformed = try transformation(program) else { continue }
            let resolution = GoldenPipeline(goldenCase: transformed.goldenCase).resolution()
            let problems = Outcome.problems(resolution, of: transformed)
            if Self.refused[transformation, default: []].contains(program.path) {
                #expect(resolution.isRejected, "\(program.path) \(transformation)")
            } else {
                #expect(problems == transformed.expected.problems, "\(program.path) \(transformation)")
            }
        }
    }

    /// Each program after one transformation, which the seed determines.
    @Test(.enabled(if: TestLength.isFull), arguments: ProgramSelection.current.programs)
    func transformedProgramsPrintTheSame(_ program: Program) throws {
        let shapes = Transformation.allCases
        let number = (TestLength.firstSeed + program.path.utf8.reduce(0) { $0 + Int($1) }) % shapes.count
        let transformation = shapes[number]
        let exceptions =
            Self.refused[transformation, default: []].union(Self.limits[transformation, default: []])
        guard !program.expected.printed.isEmpty, !exceptions.contains(program.path),
            let transformed = try transformation(program)
        else { return }
        let outcome = try Outcome(of: transformed, with: transformation == .withDoubles ? ["DEBUG"] : [])
        guard outcome != transformed.expected else { return }
        Issue.record("\(program.path) \(transformation):\n\(outcome.difference(from: transformed.expected))")
    }
}
