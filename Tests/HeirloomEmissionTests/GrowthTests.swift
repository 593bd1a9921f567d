import HeirloomDiagnosis
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport
import Testing

@testable import HeirloomEmission

/// The work of planning and printing a tree is at most linear in its declarations and requirements. It is counted
/// rather than timed: planned parameters, locals and arguments, and printed bytes, including discarded ones.
@Suite struct GrowthTests {
    /// Twice as many types take at most 2.3 times the work.
    @Test(arguments: GrowingTree.allCases)
    func workGrowsLinearlyWithDeclarationsAndRequirements(shape: GrowingTree) throws {
        let least = shape.leastCount * 2
        let work = try [least, least * 2, least * 4].map { try Work(on: shape.source(of: $0)) }
        for amounts in [work.map(\.planned), work.map(\.written)] {
            #expect(amounts[1] - amounts[0] >= least * shape.leastGrowth)
            #expect(amounts[1] * 10 <= amounts[0] * 23)
            #expect(amounts[2] * 10 <= amounts[1] * 23)
        }
    }

    /// The same holds for test doubles, whose scopes are linked again.
    @Test(arguments: GrowingTree.allCases)
    func workForDoublesGrowsLinearlyWithDeclarationsAndRequirements(shape: GrowingTree) throws {
        let least = shape.leastCount
        let work = try [least, least * 2, least * 4].map {
            try DoublesWork(on: shape.sourceWithDoubles(of: $0))
        }
        for amounts in [work.map(\.planned), work.map(\.written)] {
            #expect(amounts[1] - amounts[0] >= least * shape.leastGrowth)
        }
        for amounts in [work.map(\.linked), work.map(\.planned), work.map(\.written)] {
            #expect(amounts[1] * 10 <= amounts[0] * 23)
            #expect(amounts[2] * 10 <= amounts[1] * 23)
        }
    }

    /// The work of generating test doubles for a module.
    private struct DoublesWork {
        let linked: Int
        let planned: Int
        let written: Int

        init(on source: String) throws {
            let file = FileSummarizer.summary(ofFileAt: "App.swift", source: Array(source.utf8))
            let input = GraphInput(module: "App", modules: [ModuleSummary(name: "App", files: [file])])
            linked = try #require(DoubleTree(ScopeTree(input))).tree.steps
            let graph = try #require(GraphResolver.resolve(input).conditionalGraph)
            let doubles = try #require(graph.first.doubles)
            let context = PlanningContext(doubles.graph)
            let shapes = try #require(DoubleShapes.all([(doubles, context)]).first)
            let planner = DoublePlanner(shapes, context: context)
            let dependencies = doubles.graph[doubles.surroundings].dependencies
            _ = planner.plan(
                for: DoubleParts(
                    built: shapes.built,
                    doubles: doubles.doubles,
                    surroundings: Array(dependencies.indices)
                )
            )
            planned = planner.wiring.steps
            let printer = SwiftPrinter(GenerationPlanner.plan(for: graph))
            written = printer.text.count + printer.takenBackCount
        }
    }

    /// The work of generating code for a module.
    private struct Work {
        let planned: Int
        let written: Int

        init(on source: String) throws {
            let file = FileSummarizer.summary(ofFileAt: "App.swift", source: Array(source.utf8))
            let module = ModuleSummary(name: "App", files: [file])
            let outcome = GraphResolver.resolve(GraphInput(module: "App", modules: [module]))
            let graph = try #require(outcome.conditionalGraph)
            let context = PlanningContext(graph.first)
            planned = graph.first.roots.reduce(0) { sum, root in
                let planner = RootPlanner(root, context: context, imports: ImportLedger(context.graph))
                _ = planner.plan()
                return sum + planner.wiring.steps
            }
            let printer = SwiftPrinter(GenerationPlanner.plan(for: graph))
            written = printer.text.count + printer.takenBackCount
        }
    }
}

extension GrowingTree {
    /// The smallest number of types at which the work for each type is that of a large tree.
    fileprivate var leastCount: Int {
        switch self {
        case .ladder, .siblings, .chain, .loop, .collection, .specializations: 100
        case .values: 250
        }
    }

    /// The least work of each kind for each additional type, once all types know all values.
    fileprivate var leastGrowth: Int {
        switch self {
        case .ladder, .siblings, .chain, .loop, .collection, .specializations: 1
        case .values: 100
        }
    }

    /// The source with test doubles of all types, or of the root alone for shapes in which the double of each type
    /// would have an entry for all preceding types or all values.
    fileprivate func sourceWithDoubles(of count: Int) -> String {
        let source = source(of: count)
        switch self {
        case .ladder, .chain, .loop:
            return source.replacing("(isRoot: true)", with: "(isRoot: true, generateMock: true)")
                .replacing("@Instantiable struct", with: "@Instantiable(generateMock: true) struct")
        case .siblings, .values, .collection, .specializations:
            return source.replacing(
                "@Instantiable struct Root:",
                with: "@Instantiable(generateMock: true) struct Root:"
            )
        }
    }
}
