import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel
import Testing

/// The time that lint takes grows linearly with the tree.
@Suite(.serialized) struct LintGrowthTests {
    /// A chain of types that each receive a value of the root and build the next type, like the type above.
    private static func input(_ count: Int) -> GraphInput {
        let structs = (0..<count).map { index -> (name: String, dependencies: [DependencyDeclaration]) in
            var next = HandmadeDeclarations.dependency(
                "next",
                HandmadeDeclarations.type(index == count - 1 ? "Shared" : "Type\(index + 1)"),
                .built
            )
            next.isUnused = true
            next.labelRange = HandmadeDeclarations.range(100_000 + 2 * index)
            var shared = HandmadeDeclarations.dependency(
                "shared",
                HandmadeDeclarations.type("Shared"),
                index == 0 ? .built : .received(onlyIfAvailable: false)
            )
            shared.isUnused = true
            shared.labelRange = HandmadeDeclarations.range(100_001 + 2 * index)
            return ("Type\(index)", [shared, next])
        }
        return GraphInput(
            module: "App",
            modules: [HandmadeDeclarations.module("App", structs + [("Shared", [])])]
        )
    }

    /// A type that builds very many others, and a second type that builds the same ones.
    private static func siblings(_ count: Int) -> GraphInput {
        let names = (0..<count).map { "Part\($0)" }
        let parts = names.map { (name: $0, dependencies: [DependencyDeclaration]()) }
        let built = names.map {
            HandmadeDeclarations.dependency($0.lowercased(), HandmadeDeclarations.type($0), .built)
        }
        let inner = HandmadeDeclarations.dependency("inner", HandmadeDeclarations.type("Inner"), .built)
        return GraphInput(
            module: "App",
            modules: [
                HandmadeDeclarations.module("App", [("Outer", built + [inner]), ("Inner", built)] + parts)
            ]
        )
    }

    @Test func tenThousandSiblingsAreCheckedInTime() throws {
        let input = Self.siblings(10_000)
        let graph = try #require(GraphResolver.resolve(input).conditionalGraph)
        let clock = ContinuousClock()
        let time = clock.measure { _ = Linter.warnings(in: graph, of: input, choosing: LintChoice()) }
        #expect(time < .seconds(10), "\(time)")
    }

    @Test func tenThousandTypesAreCheckedInTime() throws {
        let input = Self.input(10_000)
        let graph = try #require(GraphResolver.resolve(input).conditionalGraph)
        let choice = LintChoice(enabled: [.protocolFirst, .manyDependencies], mostDependencies: 1)
        let clock = ContinuousClock()
        var found: [Diagnostic] = []
        let time = clock.measure { found = Linter.warnings(in: graph, of: input, choosing: choice) }
        #expect(found.count { $0.id == .manyDependencies } == 10_000)
        #expect(time < .seconds(10), "\(time)")
    }
}
