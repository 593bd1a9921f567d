import HeirloomGraph
import HeirloomModel

/// Resolves the tree in every world, those that are expected first.
///
/// A graph shows one world of each group. What is wrong where all of them are expected is wrong. Where a graph of others
/// has a fault, halving finds the worlds to blame, which are *refused*: nothing is generated for them but the fault,
/// and the compiler tells it where such a world arises. So are those of platforms of which another shows that the fault
/// is none (``PlatformExcuses``).
struct WorldSearch {
    /// By graph, the world of each group that it shows, and what came of it.
    private(set) var shown: [[Int]] = []
    private(set) var outcomes: [UnconditionalOutcome] = []
    private(set) var refused: [RefusedWorld]
    /// What is wrong in worlds that are shown, but is told only where such a world is built.
    private(set) var deferred: [RefusedWorld] = []
    /// How many graphs show expected worlds only. They come first.
    let expectedCount: Int
    /// By group, the expected worlds that are not excused.
    let expected: [[Int]]
    private let excused: [RefusedWorld]
    private let resolve: ([Int]) -> UnconditionalOutcome
    /// By group, the worlds that are refused and do not compile.
    private var uncompilable: [Int: Set<Int>] = [:]
    /// What is known from an earlier search, by the worlds that it showed.
    private let known: [[Int]: UnconditionalOutcome]

    /// Searches again for as long as there are excuses: without a world that is excused others show more.
    init(
        _ groups: ConditionGroups,
        fulfilled: ([Int]) -> Set<SourceLocation>,
        resolve: @escaping ([Int]) -> UnconditionalOutcome
    ) {
        self.init(groups, resolve: resolve)
        while let excuses = PlatformExcuses(self, groups, fulfilled: fulfilled) {
            if !excuses.refused.isEmpty {
                self = WorldSearch(groups, excusing: excuses.refused, after: self, resolve: resolve)
            } else {
                deferred = excuses.deferred
                return
            }
        }
    }

    private init(
        _ groups: ConditionGroups,
        excusing worlds: [RefusedWorld] = [],
        after earlier: WorldSearch? = nil,
        resolve: @escaping ([Int]) -> UnconditionalOutcome
    ) {
        let excused = (earlier?.excused ?? []) + worlds
        let allExpected = groups.expectedWorlds
        let places = Dictionary(grouping: excused, by: \.group).mapValues { Set($0.map(\.world)) }
        expected = allExpected.enumerated().map { group, worlds in
            places[group].map { excused in worlds.filter { !excused.contains($0) } } ?? worlds
        }
        expectedCount = expected.map(\.count).max() ?? 1
        self.excused = excused
        self.resolve = resolve
        refused = excused
        known =
            earlier.map { earlier in
                Dictionary(zip(earlier.shown, earlier.outcomes), uniquingKeysWith: { first, _ in first })
            } ?? [:]
        for index in 0..<expectedCount { add(expected.map { $0[index % $0.count] }) }
        let others = zip(groups.groups, allExpected).map { worlds, expected in
            worlds.indices.filter { !expected.contains($0) }
        }
        for index in 0..<(others.map(\.count).max() ?? 0) {
            let wanted = others.enumerated().filter { index < $0.element.count }
                .map { (group: $0.offset, world: $0.element[index]) }
            show(wanted[...], groups)
        }
        clearFaultsOfUncompilable(groups)
    }

    /// Whether something is wrong in an expected world.
    var isFaulty: Bool { outcomes.prefix(expectedCount).contains { $0.graph == nil } }

    /// Whether one of the graphs shows expected worlds only.
    func isExpected(in graphs: Set<Int>) -> Bool { graphs.contains { $0 < expectedCount } }

    private mutating func add(_ worlds: [Int]) {
        shown.append(worlds)
        outcomes.append(outcome(of: worlds))
    }

    private func outcome(of worlds: [Int]) -> UnconditionalOutcome { known[worlds] ?? resolve(worlds) }

    /// Adds graphs that show these worlds and expected ones of the other groups, or refuses some of them.
    private mutating func show(_ wanted: ArraySlice<(group: Int, world: Int)>, _ groups: ConditionGroups) {
        var worlds = expected.map { $0[0] }
        for (group, world) in wanted { worlds[group] = world }
        let outcome = outcome(of: worlds)
        if outcome.graph != nil || isFaulty {
            shown.append(worlds)
            outcomes.append(outcome)
        } else if wanted.count == 1, let (group, world) = wanted.first {
            let faults = outcome.diagnostics.filter { $0.severity == .error }
            refused.append(RefusedWorld(group: group, world: world, faults: faults))
            if outcome.uncompilable.contains(where: { groups.groupsByName[$0] == group }) {
                uncompilable[group, default: []].insert(world)
            }
        } else {
            let middle = wanted.startIndex + wanted.count / 2
            show(wanted[..<middle], groups)
            show(wanted[middle...], groups)
        }
    }

    /// Among worlds that are not expected, too, a platform counts as not there for which nothing compiles, as long as
    /// another is.
    private mutating func clearFaultsOfUncompilable(_ groups: ConditionGroups) {
        for (group, worlds) in uncompilable {
            for platforms in groups.groups[group].byPlatform(Array(groups.groups[group].indices))
            where !worlds.isSuperset(of: platforms) {
                for index in refused.indices
                where refused[index].group == group && worlds.contains(refused[index].world)
                    && platforms.contains(refused[index].world)
                {
                    refused[index].faults = []
                }
            }
        }
    }
}

/// What came of a tree in which nothing is conditional.
struct UnconditionalOutcome {
    /// `nil` where there is a fault.
    var graph: ScopeGraph?
    var diagnostics: [Diagnostic]
    var explained: [ExplainedMistake]
    /// What may be no fault on another platform.
    var shortages: [Shortage] = []
    /// All places that have a fault which is told at one of them.
    var places: [Diagnostic: Set<SourceLocation>] = [:]
    /// Where something is wrong, the last names of instantiable types that do not compile.
    var uncompilable: Set<String> = []
}

extension ConditionalGraph {
    /// The graphs of a search that found nothing wrong where it is expected.
    init(_ search: WorldSearch, _ groups: ConditionGroups) {
        self.init(
            search.outcomes.compactMap(\.graph),
            of: groups,
            showing: search.shown,
            refused: search.refused,
            warned: search.deferred
        )
    }
}
