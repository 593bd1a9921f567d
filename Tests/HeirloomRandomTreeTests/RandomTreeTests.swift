import Foundation
import HeirloomTestSupport
import Testing

/// Random trees, held against a model that shares no code with the stages.
///
/// A failure names the seeds of its trees; `HEIRLOOM_SEED=17 swift test --filter RandomTree` draws only that one.
@Suite struct RandomTreeTests {
    private static let chosenSeed = ProcessInfo.processInfo.environment["HEIRLOOM_SEED"].flatMap { Int($0) }

    /// Of the trees that are compiled into one program.
    private static let programSeeds = 0..<208

    private static func seeds(_ range: Range<Int>) -> [Int] {
        chosenSeed.map { [$0] } ?? Array(range)
    }

    @Test func treesOfTheProgramShowEverythingThatIsDrawn() {
        let shown = Self.programSeeds.flatMap { TreeGrowth.tree(seed: $0).features }
        #expect(Set(TreeFeature.allCases).subtracting(shown) == [])
    }

    @Test func validTreesAreFreeOfFaultsAndGiveTheSameBytesInAnyOrder() {
        for seed in Self.seeds(0..<1_000) {
            let tree = TreeGrowth.tree(seed: seed)
            let outcome = TreeSources([tree]).outcome()
            #expect(outcome.diagnostics == [], "seed \(seed)")
            #expect(outcome.source != nil, "seed \(seed)")
            let shuffled = TreeSources([tree], shuffledBy: SeededRandom(seed: seed)).outcome()
            #expect(shuffled == outcome, "seed \(seed)")
        }
    }

    @Test func propertiesOfAFinishedProgramHoldWhatTheModelSays() throws {
        let trees = Self.seeds(Self.programSeeds).map(TreeGrowth.tree(seed:))
        let programs = trees.map(TreeProgram.init)
        let printed = try Self.run(trees, programs)
        for (tree, program) in zip(trees, programs) {
            let name = "tree\(tree.seed)"
            let lines = printed.filter { line in
                line.prefix { $0 != "." && $0 != ":" && $0 != "c" } == name
            }
            #expect(lines == program.expectedLines, "seed \(tree.seed)")
        }
        #expect(printed.count == programs.map(\.expectedLines.count).reduce(0, +))
    }

    /// Compiles all trees as one program of two modules, and returns the lines that it prints.
    private static func run(_ trees: [RandomTree], _ programs: [TreeProgram]) throws -> [String] {
        let compiler = try Compiler.shared.get()
        let folder = try TemporaryFolder()
        let sources = TreeSources(trees)
        let modules = [RandomTree.moduleBelow, RandomTree.module]
        let main =
            "import \(RandomTree.moduleBelow)\n" + programs.flatMap(\.statements).joined(separator: "\n")
        for module in modules {
            var files = sources.files.filter { $0.module == module }
                .map { (module: $0.module, name: $0.name, text: $0.text) }
            let generated = sources.outcome(for: module)
            files.append(
                (module: module, name: "Heirloom.generated.swift", text: try #require(generated.source))
            )
            if module == RandomTree.module {
                files.append((module: module, name: "Report.swift", text: TreeProgram.reportSource))
                files.append((module: module, name: "main.swift", text: main + "\n"))
            }
            for file in files { try folder.write(file.text, to: "\(file.module)/\(file.name)") }
            let result = try compiler.compile(
                module: module,
                sources: files.map { "\($0.module)/\($0.name)" },
                in: folder.url
            )
            guard result.status == 0 else { throw CompilerFailure(output: result.errors) }
        }
        let result = try compiler.linkAndRun(modules: modules, in: folder.url)
        guard result.status == 0 else { throw CompilerFailure(output: result.errors + result.output) }
        return result.output.split(separator: "\n").map(String.init)
    }
}
