import Foundation
import HeirloomTestSupport
import Testing

/// Compares random trees with conditions to the models of both variants.
@Suite struct ConditionalTreeTests {
    /// The seeds of the trees that are compiled into one program.
    private static let programSeeds = DrawnSeeds.share(of: 120)

    @Test(.enabled(if: TestLength.isFull, "a feature may be in one of sixteen trees"))
    func programTreesCoverEveryConditionalFeature() {
        let shown = Self.programSeeds.flatMap { ConditionalTree(seed: $0).features }
        #expect(Set(ConditionalTree.Feature.allCases).subtracting(shown) == [])
    }

    @Test func conditionalTreesAreValidAndIndependentOfOrder() {
        for seed in DrawnSeeds.share(of: 300) {
            let blocks = ConditionalTree(seed: seed).sourceBlocks
            let outcome = TreeSources(blocks: blocks).outcome()
            #expect(outcome.diagnostics == [], "seed \(seed)")
            #expect(outcome.source != nil, "seed \(seed)")
            let shuffled = TreeSources(blocks: blocks, shuffledBy: SeededRandom(seed: seed)).outcome()
            #expect(shuffled == outcome, "seed \(seed)")
        }
    }

    @Test(arguments: [false, true])
    func programsMatchTheModelWithAndWithoutTheFlag(isFlagSet: Bool) throws {
        let trees = Self.programSeeds.map { ConditionalTree(seed: $0) }
        let programs = trees.map { TreeProgram(isFlagSet ? $0.full : $0.reduced) }
        let printed = try TreeSources(blocks: trees.flatMap(\.sourceBlocks)).run(
            programs,
            flags: isFlagSet ? [ConditionalTree.flag] : []
        )
        #expect(printed == programs.flatMap(\.expectedLines))
    }
}
