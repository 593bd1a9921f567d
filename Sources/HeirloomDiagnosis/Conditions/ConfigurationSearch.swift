import HeirloomGraph
import HeirloomModel

/// Resolves the tree in every build configuration, starting with the expected ones.
///
/// A graph shows one build configuration of each group. Faults in a graph of expected configurations are reported. If a
/// graph of others has a fault, bisection finds the configurations to blame, which are *refused*: the code generated
/// for them contains only the fault, so that the compiler reports it when such a configuration is built. Configurations
/// of platforms are also refused if another platform shows that the sources are not at fault (``PlatformExcuses``).
struct ConfigurationSearch {
    /// The build configuration of each group, by graph.
    private(set) var shown: [[Int]] = []
    private(set) var outcomes: [UnconditionalOutcome] = []
    private(set) var refused: [RefusedConfiguration]
    /// Faults of configurations that have a graph, reported only when such a configuration is built.
    private(set) var deferred: [RefusedConfiguration] = []
    /// The number of graphs that show only expected configurations. They come first.
    let expectedCount: Int
    /// The expected configurations that are not excused, by group.
    let expected: [[Int]]
    private let excused: [RefusedConfiguration]
    private let resolve: ([Int]) -> UnconditionalOutcome
    /// The refused configurations that do not compile, by group.
    private var uncompilable: [Int: Set<Int>] = [:]
    /// The outcomes of an earlier search, by the configurations that they show.
    private let known: [[Int]: UnconditionalOutcome]

    /// Repeats the search while there are new excuses: without an excused configuration, others show more.
    init(
        _ groups: ConditionGroups,
        fulfilled: ([Int]) -> Set<SourceLocation>,
        resolve: @escaping ([Int]) -> UnconditionalOutcome
    ) {
        self.init(groups, resolve: resolve)
        while let excuses = PlatformExcuses(self, groups, fulfilled: fulfilled) {
            if !excuses.refused.isEmpty {
                self = ConfigurationSearch(groups, excusing: excuses.refused, after: self, resolve: resolve)
            } else {
                deferred = excuses.deferred
                return
            }
        }
    }

    private init(
        _ groups: ConditionGroups,
        excusing configurations: [RefusedConfiguration] = [],
        after earlier: ConfigurationSearch? = nil,
        resolve: @escaping ([Int]) -> UnconditionalOutcome
    ) {
        let excused = (earlier?.excused ?? []) + configurations
        let allExpected = groups.expectedConfigurations
        let places = Dictionary(grouping: excused, by: \.group).mapValues { Set($0.map(\.configuration)) }
        expected = allExpected.enumerated().map { group, configurations in
            places[group].map { excused in configurations.filter { !excused.contains($0) } } ?? configurations
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
        let others = zip(groups.groups, allExpected).map { configurations, expected in
            configurations.indices.filter { !expected.contains($0) }
        }
        for index in 0..<(others.map(\.count).max() ?? 0) {
            let wanted = others.enumerated().filter { index < $0.element.count }
                .map { (group: $0.offset, configuration: $0.element[index]) }
            show(wanted[...], groups)
        }
        clearFaultsOfUncompilable(groups)
    }

    /// Whether an expected configuration has a fault.
    var isFaulty: Bool { outcomes.prefix(expectedCount).contains { $0.graph == nil } }

    /// Whether one of the graphs shows only expected configurations.
    func isExpected(in graphs: Set<Int>) -> Bool { graphs.contains { $0 < expectedCount } }

    private mutating func add(_ configurations: [Int]) {
        shown.append(configurations)
        outcomes.append(outcome(of: configurations))
    }

    private func outcome(of configurations: [Int]) -> UnconditionalOutcome {
        known[configurations] ?? resolve(configurations)
    }

    /// Adds graphs that show these configurations with expected ones of the other groups, or refuses some of them.
    private mutating func show(
        _ wanted: ArraySlice<(group: Int, configuration: Int)>,
        _ groups: ConditionGroups
    ) {
        var configurations = expected.map { $0[0] }
        for (group, configuration) in wanted { configurations[group] = configuration }
        let outcome = outcome(of: configurations)
        if outcome.graph != nil || isFaulty {
            shown.append(configurations)
            outcomes.append(outcome)
        } else if wanted.count == 1, let (group, configuration) = wanted.first {
            let faults = outcome.diagnostics.filter { $0.severity == .error }
            refused.append(RefusedConfiguration(group: group, configuration: configuration, faults: faults))
            if outcome.uncompilable.contains(where: { groups.groupsByName[$0] == group }) {
                uncompilable[group, default: []].insert(configuration)
            }
        } else {
            let middle = wanted.startIndex + wanted.count / 2
            show(wanted[..<middle], groups)
            show(wanted[middle...], groups)
        }
    }

    /// Clears the faults of unexpected configurations whose platform does not compile, as long as another platform
    /// does.
    private mutating func clearFaultsOfUncompilable(_ groups: ConditionGroups) {
        for (group, configurations) in uncompilable {
            for platforms in groups.groups[group].byPlatform(Array(groups.groups[group].indices))
            where !configurations.isSuperset(of: platforms) {
                for index in refused.indices
                where refused[index].group == group && configurations.contains(refused[index].configuration)
                    && platforms.contains(refused[index].configuration)
                {
                    refused[index].faults = []
                }
            }
        }
    }
}

/// The result of resolving a tree without conditions.
struct UnconditionalOutcome {
    /// `nil` if there is an error.
    var graph: ScopeGraph?
    var diagnostics: [Diagnostic]
    var explained: [ExplainedMistake]
    /// Shortages that another platform may excuse, with the diagnostics that report them.
    var shortages: [(shortage: Shortage, diagnostic: Diagnostic)] = []
    /// All locations of the faults that are reported at one of them.
    var places: [Diagnostic: Set<SourceLocation>] = [:]
    /// The last names of instantiable types that do not compile; empty if nothing is wrong.
    var uncompilable: Set<String> = []
}

extension ConditionalGraph {
    /// Collects the graphs of a search without faults in expected configurations.
    init(_ search: ConfigurationSearch, _ groups: ConditionGroups) {
        self.init(
            search.outcomes.compactMap(\.graph),
            of: groups,
            showing: search.shown,
            refused: search.refused,
            warned: search.deferred
        )
    }
}
