import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// Programs that are accepted stay what they are under changes that mean nothing to them.
@Suite struct TransformedProgramTests {
    /// What a change makes a fault, which is told.
    private static let refused: [Transformation: Set<String>] = [
        // On the only platform that is left a service is lacking.
        .underCondition: ["Conditions/ServiceLackingOnOnePlatform.swift"],
        .underElse: ["Conditions/ServiceLackingOnOnePlatform.swift"],
        .withDoubles: [
            // The conformance stands in a module above the double.
            "Conversions/ConformanceInAnotherModule.swift",
            // They have a 'mock' already.
            "Doubles/NamesThatOtherPackagesShow.swift", "Doubles/NotesApp.swift",
            "Functions/CallbacksInDoubles.swift",
        ],
    ]

    /// What is accepted and does not compile, which is a limit of doubles: what a class owns and cannot be copied, a function
    /// on an actor that the module does not see, and specialisations of a type with a parameter pack.
    private static let limits: [Transformation: Set<String>] = [
        .withDoubles: [
            "Access/GlobalActorsAreNotShown.swift", "Apps/GenericsOfScreens.swift",
            "Closures/FilesOfTheirOwners.swift", "Generics/PacksOfNothing.swift",
        ]
    ]

    @Test(arguments: Transformation.allCases)
    func aTransformedProgramIsAccepted(_ transformation: Transformation) throws {
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

    /// Each program in one shape; which one it is differs from seed to seed.
    @Test(.enabled(if: TestLength.isFull), arguments: ProgramSelection.current.programs)
    func aTransformedProgramPrintsTheSame(_ program: Program) throws {
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
