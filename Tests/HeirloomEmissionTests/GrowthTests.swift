import HeirloomDiagnosis
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport
import Testing

@testable import HeirloomEmission

/// What is planned and written for a tree grows no faster than what is declared and required. It is counted, not
/// timed: parameters, locals and arguments that are planned, and bytes that are written, even if they are taken back.
@Suite struct GrowthTests {
    /// Twice the types are at most 2.3 times the work.
    @Test(arguments: GrowingTree.allCases)
    func workGrowsWithWhatIsDeclaredAndRequired(shape: GrowingTree) throws {
        let least = shape.leastCount * 2
        let work = try [least, least * 2, least * 4].map { try Work(on: shape.source(of: $0)) }
        for amounts in [work.map(\.planned), work.map(\.written)] {
            #expect(amounts[1] - amounts[0] >= least * shape.leastGrowth)
            #expect(amounts[1] * 10 <= amounts[0] * 23)
            #expect(amounts[2] * 10 <= amounts[1] * 23)
        }
    }

    /// So it is with doubles, whose scopes are linked anew.
    @Test(arguments: GrowingTree.allCases)
    func workForDoublesGrowsWithWhatIsDeclaredAndRequired(shape: GrowingTree) throws {
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

    /// What it takes to generate doubles for a module.
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

    /// What it takes to generate code for a module.
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
    /// From so many types on the work for each is that of a large tree.
    fileprivate var leastCount: Int {
        switch self {
        case .ladder, .siblings, .chain, .loop, .collection, .specialisations: 100
        case .values: 250
        }
    }

    /// What there is of each kind for each type that is added, once all others know all values.
    fileprivate var leastGrowth: Int {
        switch self {
        case .ladder, .siblings, .chain, .loop, .collection, .specialisations: 1
        case .values: 100
        }
    }

    /// The tree with doubles of all types; of its root alone where the double of each type would have an entry for all
    /// types before it, or for all values.
    fileprivate func sourceWithDoubles(of count: Int) -> String {
        let source = source(of: count)
        switch self {
        case .ladder, .chain, .loop:
            return source.replacing("(isRoot: true)", with: "(isRoot: true, generateMock: true)")
                .replacing("@Instantiable struct", with: "@Instantiable(generateMock: true) struct")
        case .siblings, .values, .collection, .specialisations:
            return source.replacing(
                "@Instantiable struct Root:",
                with: "@Instantiable(generateMock: true) struct Root:"
            )
        }
    }
}
