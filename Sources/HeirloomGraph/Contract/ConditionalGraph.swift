import HeirloomModel

/// The graphs of a module, covering every outcome of conditions that are unknown.
///
/// Conditions that never meet in one tree are not multiplied with one another: each set forms a *group* with build
/// configurations of its own. A graph shows one configuration of every group at once, so there are as many graphs as
/// the group with the most configurations has, not as many as there are combinations.
package struct ConditionalGraph: Sendable {
    /// At least one. If any configuration is expected, the first graphs show the expected ones.
    package private(set) var graphs: [ScopeGraph]
    /// The first group has no conditions: its members are the same in every graph.
    package let groups: [BuildConfigurations]
    /// The groups other than the first: of a type, by the last component of its name, and of a value that test doubles
    /// receive, by its ``ValueNames``.
    private let groupsByName: [String: Int]
    /// By group and configuration, the indices of the graphs that show it; empty for a refused configuration.
    private let places: [[[Int]]]
    /// The configurations for which nothing can be generated: those that are not expected, and platforms on which a
    /// dependency is missing that another platform has.
    package let refused: [RefusedConfiguration]
    /// The configurations for which code is generated that warns when it is built.
    package var warned: [RefusedConfiguration]

    /// - Parameters:
    ///   - graphs: At least one.
    ///   - shown: By graph, the configuration of each group that it shows. A configuration that no graph shows is
    ///     refused.
    package init(
        _ graphs: [ScopeGraph],
        of groups: ConditionGroups,
        showing shown: [[Int]],
        refused: [RefusedConfiguration],
        warned: [RefusedConfiguration]
    ) {
        self.graphs = graphs
        self.groups = groups.groups
        groupsByName = groups.groupsByName
        places = groups.groups.indices.map { group in
            groups.groups[group].indices.map { configuration in
                shown.indices.filter { shown[$0][group] == configuration }
            }
        }
        self.refused = refused
        self.warned = warned
    }

    /// Creates a graph that depends on no condition.
    package init(_ graph: ScopeGraph) {
        graphs = [graph]
        groups = [BuildConfigurations()]
        groupsByName = [:]
        places = [[[0]]]
        refused = []
        warned = []
    }

    /// Returns the index of the first graph that shows a configuration of a group; `nil` for a refused configuration.
    package func place(showing configuration: Int, ofGroup group: Int) -> Int? {
        places[group][configuration].first
    }

    /// Returns the indices of all graphs that show a configuration of a group; empty for a refused configuration.
    package func places(showing configuration: Int, ofGroup group: Int) -> [Int] {
        places[group][configuration]
    }

    /// Returns the index of a graph that shows these configurations, one of each group; `nil` if there is none.
    package func place(showing configurations: [Int]) -> Int? {
        graphs.indices.first { place in
            configurations.enumerated().allSatisfy { places[$0][$1].contains(place) }
        }
    }

    /// The graphs as generated code builds them, without what it leaves to the code of other modules.
    package var printed: ConditionalGraph {
        var printed = self
        printed.graphs = graphs.map(\.printed)
        return printed
    }

    /// Returns the graphs without the functions that build some types, by their nested names.
    package func withoutFunctions(of types: Set<[String]>) -> ConditionalGraph {
        if types.isEmpty { return self }
        var graph = self
        graph.graphs = graphs.map { $0.withoutFunctions(of: types) }
        return graph
    }

    /// The graph that shows the first expected configuration of every group.
    package var first: ScopeGraph { graphs[0] }

    /// The condition under which doubles and mocks are compiled, as the first graph with any of them states it; `nil` for
    /// every build.
    package var mockCondition: String? {
        (graphs.first { $0.doubles != nil || !$0.mocks.isEmpty } ?? first).mockCondition
    }

    /// Returns the group whose conditions affect how a scope is built.
    package func group(of scope: Scope) -> Int { groupsByName[scope.declaration.path.last ?? ""] ?? 0 }

    /// Returns the group whose conditions affect how a value that test doubles receive is built.
    package func group(of value: Value) -> Int {
        ValueNames(value.label, value.type.canonical).all.lazy.compactMap { groupsByName[$0] }.first ?? 0
    }
}

/// A build configuration whose problems are reported only when it is compiled, and the problems.
package struct RefusedConfiguration: Sendable {
    package let group: Int
    package let configuration: Int
    /// Sorted by location. Empty if the compiler itself reports enough about the sources of that configuration.
    package var faults: [Diagnostic]

    package init(group: Int, configuration: Int, faults: [Diagnostic]) {
        self.group = group
        self.configuration = configuration
        self.faults = faults
    }
}
