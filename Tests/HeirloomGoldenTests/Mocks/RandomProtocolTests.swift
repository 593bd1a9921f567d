import HeirloomGoldenSupport
import HeirloomTestSupport
import Testing

/// Mocks of random protocols compile without warnings in both language modes, and answer every call.
@Suite struct RandomProtocolTests {
    private static let seeds = (0..<(TestLength.isFull ? 40 : 4)).map { TestLength.firstSeed + $0 }

    @Test(arguments: seeds, ["5", "6"])
    func everyRequirementIsAnswered(seed: Int, languageMode: String) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let bases = (0..<2).map { RandomProtocol("Base\($0)", inheriting: nil, random: &random) }
        let heirs = bases.map { RandomProtocol("Heir" + $0.name, inheriting: $0, random: &random) }
        let names = (bases + heirs).map { "\"\($0.name)\"" }.joined(separator: ", ")
        let programs = bases.map { $0.program(nil) } + zip(heirs, bases).map { $0.program($1) }
        let expected = bases.flatMap { $0.expected(nil) } + zip(heirs, bases).flatMap { $0.expected($1) }
        let shared = """
            public struct Value: Sendable { public var number: Int; public init(_ number: Int) { self.number = number } }
            public enum Fault: Error { case code(Int) }

            """
        let main = """
            import Core
            import Heirloom
            import Heirs

            #HeirloomConfiguration(additionalMocksToGenerate: [\(names)], mockConditionalCompilation: nil)

            @MainActor func run() async throws {
            \(programs.joined(separator: "\n"))
            }

            try await run()
            """
        let drawn = GoldenCase(
            name: "seed \(seed)",
            sections: [
                GoldenCase.Section(title: "option swiftc=-swift-version \(languageMode)", text: ""),
                GoldenCase.Section(
                    title: "Core/Bases.swift",
                    text: shared + bases.map(\.declaration).joined(separator: "\n")
                ),
                GoldenCase.Section(
                    title: "Heirs/Heirs.swift",
                    text: "import Core\n" + heirs.map(\.declaration).joined(separator: "\n")
                ),
                GoldenCase.Section(title: "App/main.swift", text: main),
            ]
        )
        let pipeline = GoldenPipeline(goldenCase: drawn)
        let resolution = pipeline.resolution()
        #expect(resolution.diagnostics.map(\.statement) == [])
        let printed = try pipeline.printed(generated: resolution.generated, flags: [])
        #expect(printed == expected.map { $0 + "\n" }.joined())
    }
}
