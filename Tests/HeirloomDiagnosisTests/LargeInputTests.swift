import Foundation
import HeirloomDiagnosis
import HeirloomModel
import Testing

@testable import HeirloomGraph

/// Inputs that do not finish if anything is recursive or worse than linear.
@Suite(.serialized) struct LargeInputTests {
    @Test func chainsOf20000TypesAreResolvedWithoutRecursion() throws {
        let count = 20_000
        let structs = (0..<count).map { index -> (name: String, dependencies: [DependencyDeclaration]) in
            let isLast = index == count - 1
            let below = HandmadeDeclarations.dependency(
                "next",
                HandmadeDeclarations.type("Type\(index + 1)"),
                .built
            )
            let shared = HandmadeDeclarations.dependency(
                "shared",
                HandmadeDeclarations.type("Shared"),
                index == 0 ? .built : .received(onlyIfAvailable: false)
            )
            return ("Type\(index)", isLast ? [shared] : [shared, below])
        }
        let module = HandmadeDeclarations.module("App", structs + [("Shared", [])])
        let outcome = GraphResolver.resolve(GraphInput(module: "App", modules: [module]))
        #expect(outcome.diagnostics == [])
        let graph = try #require(outcome.graph)
        #expect(graph.roots == [Root(scope: ScopeID(0), needsInitializer: true)])
        #expect(graph.scopes.count == count + 1)
        #expect(graph.scopes[1..<count].allSatisfy { $0.requires == [.value(ValueID(0))] })
    }

    @Test func laddersOfSharedTypesAreResolvedOnce() throws {
        let structs = (0..<64).map { index -> (name: String, dependencies: [DependencyDeclaration]) in
            let next = HandmadeDeclarations.type("Rung\(index + 1)")
            return (
                "Rung\(index)",
                ["left", "right"].map { HandmadeDeclarations.dependency($0, next, .built) }
            )
        }
        let module = HandmadeDeclarations.module("App", structs + [("Rung64", [])])
        let outcome = GraphResolver.resolve(GraphInput(module: "App", modules: [module]))
        #expect(outcome.diagnostics == [])
        let graph = try #require(outcome.graph)
        #expect(graph.roots == [Root(scope: ScopeID(0), needsInitializer: true)])
        #expect(graph.scopes.map(\.constructionOrder) == Array(repeating: [0, 1], count: 64) + [[]])
    }

    @Test func siblingsThatReceiveTheirPredecessorAreBuiltInThatOrder() throws {
        let count = 1_000
        // Declared backwards, so that declaration order does not help.
        let siblings = (0..<count).reversed().map { index in
            HandmadeDeclarations.dependency(
                "sibling\(index)",
                HandmadeDeclarations.type("Sibling\(index)"),
                .built
            )
        }
        let structs = (0..<count).map { index -> (name: String, dependencies: [DependencyDeclaration]) in
            let before = HandmadeDeclarations.dependency(
                "sibling\(index - 1)",
                HandmadeDeclarations.type("Sibling\(index - 1)"),
                .received(onlyIfAvailable: false)
            )
            return ("Sibling\(index)", index == 0 ? [] : [before])
        }
        let module = HandmadeDeclarations.module("App", [("Root", siblings)] + structs)
        let outcome = GraphResolver.resolve(GraphInput(module: "App", modules: [module]))
        #expect(outcome.diagnostics == [])
        let graph = try #require(outcome.graph)
        #expect(graph.scopes[0].constructionOrder == Array((0..<count).reversed()))
    }

    @Test func dependenciesMissingInAWholeChainAreReportedOnceEach() {
        let count = 5_000
        let structs = (0..<count).map { index -> (name: String, dependencies: [DependencyDeclaration]) in
            let below = HandmadeDeclarations.dependency(
                "next",
                HandmadeDeclarations.type("Type\(index + 1)"),
                .built
            )
            let user = HandmadeDeclarations.dependency(
                "user",
                HandmadeDeclarations.type("User"),
                .received(onlyIfAvailable: false)
            )
            let storage = HandmadeDeclarations.dependency(
                "storage",
                HandmadeDeclarations.type("Unheard"),
                .built
            )
            return ("Type\(index)", index == 0 ? [storage, below] : [user, storage, below])
        }
        let module = HandmadeDeclarations.module("App", structs + [("Type\(count)", [])])
        let outcome = GraphResolver.resolve(
            GraphInput(module: "App", modules: [module], rootMode: .require)
        )
        #expect(outcome.diagnostics.map(\.id) == [.missingDependency, .nothingFulfills])
        #expect(outcome.diagnostics.map(\.notes.count) == [8, 8])
    }

    @Test func manyDependenciesMissingAtTheEndOfAChainAreAllFound() {
        let count = 300
        let users = (0..<count).map { index in
            HandmadeDeclarations.dependency(
                "user\(index)",
                HandmadeDeclarations.type("User"),
                .received(onlyIfAvailable: false)
            )
        }
        let structs = (0..<count).map { index -> (name: String, dependencies: [DependencyDeclaration]) in
            let below = HandmadeDeclarations.dependency(
                "next",
                HandmadeDeclarations.type("Type\(index + 1)"),
                .built
            )
            return ("Type\(index)", [below])
        }
        let module = HandmadeDeclarations.module("App", structs + [("Type\(count)", users)])
        let outcome = GraphResolver.resolve(
            GraphInput(module: "App", modules: [module], rootMode: .require)
        )
        #expect(outcome.diagnostics.map(\.id) == Array(repeating: .missingDependency, count: count))
        // Both ends of the path, its abridged middle, and both suggestions.
        #expect(Set(outcome.diagnostics.map(\.notes.count)) == [27])
    }

    @Test func twoThousandCyclesAmongSiblingsAreAllFound() {
        let count = 2_000
        let names = (0..<count).flatMap { ["left\($0)", "right\($0)"] }
        let siblings = names.map { name in
            HandmadeDeclarations.dependency(name, HandmadeDeclarations.type(name.capitalized), .built)
        }
        let structs = names.indices.map { index -> (name: String, dependencies: [DependencyDeclaration]) in
            // The other sibling of the pair.
            let other = names[index ^ 1]
            let received = HandmadeDeclarations.dependency(
                other,
                HandmadeDeclarations.type(other.capitalized),
                .received(onlyIfAvailable: false)
            )
            return (names[index].capitalized, [received])
        }
        let module = HandmadeDeclarations.module("App", [("Root", siblings)] + structs)
        let outcome = GraphResolver.resolve(GraphInput(module: "App", modules: [module]))
        #expect(outcome.diagnostics.map(\.id) == Array(repeating: .siblingCycle, count: count))
    }
}
