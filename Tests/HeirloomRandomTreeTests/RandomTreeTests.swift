import Foundation
import HeirloomTestSupport
import Testing

/// Compares random trees to a model that shares no code with the generator's stages.
@Suite struct RandomTreeTests {
    /// The seeds of the trees that are compiled into one program.
    private static let programSeeds = DrawnSeeds.share(of: 208)

    @Test(.enabled(if: TestLength.isFull, "a feature may be in one of fifty trees"))
    func programTreesCoverEveryFeature() {
        let shown = Self.programSeeds.flatMap { TreeGrowth.tree(seed: $0).features }
        #expect(Set(TreeFeature.allCases).subtracting(shown) == [])
    }

    @Test func validTreesHaveNoFaultsAndAreIndependentOfOrder() {
        for seed in DrawnSeeds.share(of: 1_000) {
            let tree = TreeGrowth.tree(seed: seed)
            let outcome = TreeSources([tree]).outcome()
            #expect(outcome.diagnostics == [], "seed \(seed)")
            #expect(outcome.source != nil, "seed \(seed)")
            let shuffled = TreeSources([tree], shuffledBy: SeededRandom(seed: seed)).outcome()
            #expect(shuffled == outcome, "seed \(seed)")
        }
    }

    @Test func programsMatchTheModel() throws {
        let trees = Self.programSeeds.map { TreeGrowth.tree(seed: $0) }
        let programs = trees.map(TreeProgram.init)
        let printed = try TreeSources(trees).run(programs)
        for (tree, program) in zip(trees, programs) {
            let name = "tree\(tree.seed)"
            let lines = printed.filter { line in
                line.prefix { $0 != "." && $0 != ":" && $0 != "c" } == name
            }
            #expect(lines == program.expectedLines, "seed \(tree.seed)")
        }
        #expect(printed.count == programs.map(\.expectedLines.count).reduce(0, +))
    }
}
