import HeirloomModel

/// Resolves the tree in every world, those that are expected first.
///
/// A graph shows one world of each group. What is wrong where all of them are expected is wrong. Where a graph of others
/// has a fault, halving finds the worlds to blame, which are *refused*: nothing is generated for them but the fault,
/// and the compiler tells it where such a world arises.
struct WorldSearch {
    /// By graph, the world of each group that it shows, and what came of it.
    private(set) var shown: [[Int]] = []
    private(set) var outcomes: [UnconditionalOutcome] = []
    private(set) var refused: [RefusedWorld] = []
    /// How many graphs show expected worlds only. They come first.
    private let expectedCount: Int
    private let expected: [[Int]]
    private let resolve: ([Int]) -> UnconditionalOutcome

    init(_ groups: ConditionGroups, resolve: @escaping ([Int]) -> UnconditionalOutcome) {
        expected = groups.expectedWorlds
        expectedCount = expected.map(\.count).max() ?? 1
        self.resolve = resolve
        for index in 0..<expectedCount { add(expected.map { $0[index % $0.count] }) }
        let others = zip(groups.groups, expected).map { worlds, expected in
            worlds.indices.filter { !expected.contains($0) }
        }
        for index in 0..<(others.map(\.count).max() ?? 0) {
            let wanted = others.enumerated().filter { index < $0.element.count }
                .map { (group: $0.offset, world: $0.element[index]) }
            show(wanted[...])
        }
    }

    /// Whether something is wrong in an expected world.
    var isFaulty: Bool { outcomes.prefix(expectedCount).contains { $0.graph == nil } }

    /// Whether one of the graphs shows expected worlds only.
    func isExpected(in graphs: Set<Int>) -> Bool { graphs.contains { $0 < expectedCount } }

    private mutating func add(_ worlds: [Int]) {
        shown.append(worlds)
        outcomes.append(resolve(worlds))
    }

    /// Adds graphs that show these worlds and expected ones of the other groups, or refuses some of them.
    private mutating func show(_ wanted: ArraySlice<(group: Int, world: Int)>) {
        var worlds = expected.map { $0[0] }
        for (group, world) in wanted { worlds[group] = world }
        let outcome = resolve(worlds)
        if outcome.graph != nil || isFaulty {
            shown.append(worlds)
            outcomes.append(outcome)
        } else if wanted.count == 1, let (group, world) = wanted.first {
            let faults = outcome.diagnostics.filter { $0.severity == .error }
            refused.append(RefusedWorld(group: group, world: world, faults: faults))
        } else {
            let middle = wanted.startIndex + wanted.count / 2
            show(wanted[..<middle])
            show(wanted[middle...])
        }
    }
}

/// What came of a tree in which nothing is conditional.
struct UnconditionalOutcome {
    /// `nil` where there is a fault.
    var graph: ScopeGraph?
    var diagnostics: [Diagnostic]
    var explained: [ExplainedMistake]
}
