import Foundation
import HeirloomTestSupport
import Testing

/// Compares random trees in which some scopes have generated test doubles to the same trees without them.
@Suite struct DoubledTreeTests {
    @Test func testDoublesDoNotAffectProductionCode() throws {
        for seed in DrawnSeeds.share(of: 400) {
            let tree = TreeGrowth.tree(seed: seed)
            let outcome = TreeSources([tree.withDoubles]).outcome()
            #expect(outcome.diagnostics == [], "seed \(seed)")
            let doubles = GeneratedDoubles(in: try #require(outcome.source))
            let plain = try #require(TreeSources([tree]).outcome().source)
            #expect(doubles.production.trimmed == plain.trimmed, "seed \(seed)")
        }
    }

    /// The test double of the root builds the same tree as production code; other test doubles are only built.
    @Test func testDoublesMatchTheModel() throws {
        let trees = DrawnSeeds.share(of: 100, oneIn: 10).map { TreeGrowth.tree(seed: $0).withDoubles }
        let programs = trees.map { TreeProgram($0, madeBy: ".mock") }
        let sources = TreeSources(trees)
        let calls = GeneratedDoubles(in: try #require(sources.outcome().source)).callsWithoutArguments
        // Including roots that take no arguments.
        #expect(DrawnSeeds.chosen != nil || calls.count > trees.count { $0.scopes[0].forwarded.isEmpty })
        let asynchronous = calls.filter { $0.contains("await ") }.map { "_ = \($0)" }
        let ending =
            calls.filter { !$0.contains("await ") }.map { "_ = \($0)" }
            + ["nonisolated func callOthers() async throws {"] + asynchronous
            + ["}", "try await callOthers()", "print(\"end\")"]
        let printed = try sources.run(programs, flags: ["DEBUG"], ending: ending)
        #expect(printed == programs.flatMap(\.expectedLines) + ["end"])
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
