import HeirloomGraph
import HeirloomModel
import HeirloomParsing
import Testing

@testable import HeirloomEmission

/// What is planned and written for a tree grows no faster than what is declared and required. It is counted, not
/// timed: parameters, locals and arguments that are planned, and bytes that are written, even if they are taken back.
@Suite("Growth of what is generated")
struct GrowthTests {
    /// A tree of any size.
    enum Shape: CaseIterable {
        /// Each type builds the next one twice.
        case ladder
        /// A root builds all others, each of which receives the one before.
        case siblings
        /// Each type builds the next one, and all receive one value of the root.
        case chain
        /// As a chain, in which each of a hundred types receives another value of the root.
        case values
        /// Each type builds the next one by a builder, and the last the first.
        case loop

        /// What there is of each kind for each type that is added, once all others know all values.
        var leastGrowth: Int {
            switch self {
            case .ladder, .siblings, .chain, .loop: 1
            case .values: 100
            }
        }

        func source(of count: Int) -> String {
            let types = (0..<count).map { type($0, of: count) }
            switch self {
            case .ladder:
                return types.joined() + Self.type(count, [])
            case .siblings:
                let built = (0..<count).reversed().map { "@Instantiated let sibling\($0): Type\($0)" }
                return Self.type("Root", built) + types.joined()
            case .chain:
                return types.joined() + Self.type(count, []) + Self.type("Shared", [])
            case .values:
                let values = (0..<100).map { "@Instantiated let value\($0): Value\($0)" }
                return Self.type("Root", values + ["@Instantiated let next: Type0"]) + types.joined()
                    + Self.type(count, []) + (0..<100).map { Self.type("Value\($0)", []) }.joined()
            case .loop:
                return types.joined() + Self.type("Shared", [])
            }
        }

        private func type(_ index: Int, of count: Int) -> String {
            let next = "@Instantiated let next: Type\(index + 1)"
            let shared = index == 0 ? "@Instantiated let shared: Shared" : "@Received let shared: Shared"
            switch self {
            case .ladder:
                return Self.type(index, ["@Instantiated let left: Type\(index + 1)", next])
            case .siblings:
                let before = "@Received let sibling\(index - 1): Type\(index - 1)"
                return Self.type(index, index == 0 ? [] : [before])
            case .chain:
                return Self.type(index, [shared, next])
            case .values:
                return Self.type(index, ["@Received let value\(index % 100): Value\(index % 100)", next])
            case .loop:
                let next = "@Instantiated let next: Instantiator<Type\((index + 1) % count)>"
                return Self.type(index, [shared, next], isRoot: index == 0)
            }
        }

        private static func type(_ index: Int, _ members: [String], isRoot: Bool = false) -> String {
            type("Type\(index)", members, isRoot: isRoot)
        }

        private static func type(_ name: String, _ members: [String], isRoot: Bool = false) -> String {
            """
            @Instantiable\(isRoot ? "(isRoot: true)" : "") struct \(name): Instantiable {
            \(members.joined(separator: "\n"))
            }

            """
        }
    }

    @Test("Twice the types are at most 2.3 times the work", arguments: Shape.allCases)
    func workGrowsWithWhatIsDeclaredAndRequired(shape: Shape) throws {
        let work = try [500, 1_000, 2_000].map { try Work(on: shape.source(of: $0)) }
        for amounts in [work.map(\.planned), work.map(\.written)] {
            #expect(amounts[1] - amounts[0] >= 500 * shape.leastGrowth)
            #expect(amounts[1] * 10 <= amounts[0] * 23)
            #expect(amounts[2] * 10 <= amounts[1] * 23)
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
                let planner = RootPlanner(
                    root: root.scope,
                    context: context,
                    imports: ImportLedger(context.graph)
                )
                _ = planner.plan()
                return sum + planner.steps
            }
            let printer = SwiftPrinter(GenerationPlanner.plan(for: graph))
            written = printer.text.count + printer.takenBackCount
        }
    }
}
