import HeirloomGraphTestSupport
import HeirloomTestSupport
import Testing

@testable import HeirloomGraph

/// What is looked at to resolve a tree grows no faster than what is declared and required. It is counted, not
/// timed, so that a busy machine proves nothing.
@Suite struct GrowthTests {
    @Test(arguments: GrowingTree.allCases)
    func twiceTheTypesAreAtMostTwoPointThreeTimesTheSteps(_ shape: GrowingTree) {
        let steps = [500, 1_000, 2_000].map { Self.tree(shape.source(of: $0)).steps }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    /// A root lacks a value for each of its types.
    @Test func twiceTheTypesThatLackSomethingAreAtMostTwoPointThreeTimesTheSteps() {
        let steps = [500, 1_000, 2_000].map { count in
            let built = (0..<count).map { "@Instantiated let type\($0): Type\($0)" }
            let types = (0..<count).map { GrowingTree.type("Type\($0)", ["@Received let value: Value\($0)"]) }
            let tree = Self.tree(GrowingTree.type("Root", built) + types.joined())
            let search = NeedSearch(tree)
            let receivers = tree.requires[0].map { search.receivers(of: $0, below: ScopeID(0)).dependencies }
            #expect(receivers.map(\.count) == Array(repeating: 1, count: count))
            return search.steps
        }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    /// A callback is lent to a type, and to each of the types that it builds.
    @Test func twiceTheTypesThatAreLentSomethingAreAtMostTwoPointThreeTimesTheSteps() {
        let steps = [500, 1_000, 2_000].map { count in
            let built = (0..<count).map { "@Instantiated let type\($0): Type\($0)" }
            let lent = ["@Received let draw: () -> Void", "init(draw: () -> Void) { self.draw = {} }"]
            let types = (0..<count).map { GrowingTree.type("Type\($0)", lent) }
            let tree = Self.tree(
                GrowingTree.type("Root", ["@Instantiated let make: (_ draw: () -> Void) -> Page"])
                    + GrowingTree.type("Page", ["@Forwarded let draw: () -> Void"] + built) + types.joined()
            )
            let handed = tree.ids.filter { !tree.lentFunctions.values(lentTo: $0).isEmpty }
            #expect(handed.count == count + 1)
            return tree.lentFunctions.steps
        }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    private static func tree(_ source: String) -> ScopeTree {
        ScopeTree(ShownSources("//: App/App.swift\n" + source).input)
    }
}
