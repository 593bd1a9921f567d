import HeirloomGraphTestSupport
import HeirloomTestSupport
import Testing

@testable import HeirloomGraph

/// The steps to resolve a tree grow linearly with its declarations and requirements. They are counted rather than
/// timed, so that a busy machine does not affect the result.
@Suite struct GrowthTests {
    @Test(arguments: GrowingTree.allCases)
    func stepsGrowLinearlyWithTheTypes(_ shape: GrowingTree) {
        let steps = [500, 1_000, 2_000].map { Self.tree(shape.source(of: $0)).steps }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    /// A root that lacks a value for each of its types.
    @Test func stepsGrowLinearlyWithTheMissingValues() {
        let steps = [500, 1_000, 2_000].map { count in
            let built = (0..<count).map { "@Instantiated let type\($0): Type\($0)" }
            let types = (0..<count).map { GrowingTree.type("Type\($0)", ["@Received let value: Value\($0)"]) }
            let tree = Self.tree(GrowingTree.type("Root", built) + types.joined())
            let search = NeedSearch(tree)
            let receivers = tree[ScopeID(0)].requires.map {
                search.receivers(of: $0, below: ScopeID(0)).dependencies
            }
            #expect(receivers.map(\.count) == Array(repeating: 1, count: count))
            return search.steps
        }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    /// A nonescaping callback is passed to a type and to each of the types that it builds.
    @Test func stepsGrowLinearlyWithTheReceiversOfNonescapingValues() {
        let steps = [500, 1_000, 2_000].map { count in
            let built = (0..<count).map { "@Instantiated let type\($0): Type\($0)" }
            let nonescaping = ["@Received let draw: () -> Void", "init(draw: () -> Void) { self.draw = {} }"]
            let types = (0..<count).map { GrowingTree.type("Type\($0)", nonescaping) }
            let tree = Self.tree(
                GrowingTree.type("Root", ["@Instantiated let make: (_ draw: () -> Void) -> Page"])
                    + GrowingTree.type("Page", ["@Forwarded let draw: () -> Void"] + built) + types.joined()
            )
            let handed = tree.ids.filter { !tree[$0].nonescaping.isEmpty }
            #expect(handed.count == count + 1)
            return tree.steps
        }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    private static func tree(_ source: String) -> ScopeTree {
        ScopeTree(ShownSources("//: App/App.swift\n" + source).input)
    }
}
