import HeirloomGraph
import Testing

@testable import HeirloomEmission

@Suite("Linear in what is declared")
struct ScaleTests {
    @Test("A type that is built in many places has one function")
    func sharedSubtreesAreEmittedOnce() {
        // Each builds the next one twice: 2⁶³ places for the last.
        let source = SwiftEmitter.source(for: ladder(of: 64))
        #expect(functionCount(in: source) == 62)
        #expect(source.utf8.count < 20_000)
    }

    @Test("A deep tree needs no deep stack")
    func deepTreesDoNotOverflow() {
        let source = SwiftEmitter.source(for: ladder(of: 10_000))
        #expect(functionCount(in: source) == 9_998)
    }

    @Test("Twice the types are at most 2.3 times the text")
    func textGrowsWithTheTypes() {
        let sizes = [1_000, 2_000, 4_000].map { SwiftEmitter.source(for: ladder(of: $0)).utf8.count }
        #expect(sizes[1] * 10 <= sizes[0] * 23)
        #expect(sizes[2] * 10 <= sizes[1] * 23)
    }

    @Test("Twice the types are at most 2.3 times the steps of planning, where they build one another twice")
    func stepsGrowWithTheTypes() {
        let steps = [500, 1_000, 2_000].map { stepsOfPlanning(ladder(of: $0)) }
        #expect(steps[0] >= 500)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    @Test(
        "Twice the types are at most 2.3 times the steps of planning, where each hands on what those below it need"
    )
    func stepsGrowWithWhatIsRequired() {
        let steps = [500, 1_000, 2_000].map { stepsOfPlanning(chain(of: $0, values: 20)) }
        #expect(steps[0] >= 500 * 20)
        #expect(steps[1] * 10 <= steps[0] * 23)
        #expect(steps[2] * 10 <= steps[1] * 23)
    }

    private func stepsOfPlanning(_ graph: ScopeGraph) -> Int {
        let context = PlanningContext(graph)
        let planner = RootPlanner(root: graph.roots[0].scope, context: context, imports: ImportLedger(graph))
        _ = planner.plan()
        return planner.steps
    }

    /// A root that builds values, and types below it each of which builds the next one and hands it all of them.
    private func chain(of count: Int, values: Int) -> ScopeGraph {
        var sketch = GraphSketch(module: "App")
        let file = sketch.file(module: "App", imports: ["Heirloom"])
        let types = (0..<values).map { GraphSketch.type("App", "Value\($0)") }
        for type in types { _ = sketch.scope(type, in: file) }
        let made = types.enumerated().map { index, type in
            sketch.dependency("value\(index)", type, .built(sketch.product(ScopeID(index), as: type)))
        }
        for index in 0..<count {
            let next = GraphSketch.type("App", "S\(index + 1)")
            let product = sketch.product(ScopeID(values + index + 1), as: next)
            let own = index == 0 ? made : []
            _ = sketch.scope(
                GraphSketch.type("App", "S\(index)"),
                in: file,
                dependencies: own + [sketch.dependency("next", next, .built(product))],
                constructionOrder: Array(0...own.count),
                requires: index == 0 ? [] : made.map { .value($0.value) }
            )
        }
        let received = made.map { ScopeDependency(value: $0.value, type: $0.type, origin: .received) }
        _ = sketch.scope(
            GraphSketch.type("App", "S\(count)"),
            in: file,
            dependencies: received,
            requires: made.map { .value($0.value) }
        )
        sketch.root(ScopeID(values))
        return sketch.graph
    }

    /// Types `S0`, `S1`, …, of which each but the last builds the next one twice.
    private func ladder(of count: Int) -> ScopeGraph {
        var sketch = GraphSketch(module: "App")
        let file = sketch.file(module: "App", imports: ["Heirloom"])
        for index in 0..<count {
            let isLast = index == count - 1
            let next = GraphSketch.type("App", "S\(index + 1)")
            let product = sketch.product(ScopeID(index + 1), as: next)
            let dependencies = ["left", "right"].map { label in
                sketch.dependency(label, next, .built(product))
            }
            _ = sketch.scope(
                GraphSketch.type("App", "S\(index)"),
                in: file,
                dependencies: isLast ? [] : dependencies,
                constructionOrder: isLast ? [] : [0, 1]
            )
        }
        sketch.root(ScopeID(0))
        return sketch.graph
    }

    private func functionCount(in source: String) -> Int {
        source.split(separator: "\n").count { $0.hasPrefix("    private static func ") }
    }
}
