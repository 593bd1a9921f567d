import HeirloomModel

/// The graphs of a module, one for each way in which unknown conditions may turn out.
///
/// Conditions that meet in no tree are not multiplied with one another: they make up a *group* each, with worlds
/// of its own. A graph shows one world of every group at once, so that there are as many graphs as the group
/// with the most worlds has, and not as many as there are combinations.
package struct ConditionalGraph: Hashable, Sendable {
    /// At least one. The first ones show what is expected, where something is.
    package let graphs: [ScopeGraph]
    /// The first has nothing to ask: what belongs to it is the same in every graph.
    package let groups: [ConditionWorlds]
    /// The group of a type, by the last component of its name, and of what test doubles receive, by
    /// ``ValueNames``, where that is not the first.
    private let groupsByName: [String: Int]
    /// By group and world, the graphs that show it; none for one that is refused.
    private let places: [[[Int]]]
    /// The worlds for which nothing can be generated: those that are not expected, and platforms that lack what
    /// another has.
    package let refused: [RefusedWorld]
    /// The worlds for which something is generated and about which there is something to say where they are built.
    package var warned: [RefusedWorld]

    /// - Parameters:
    ///   - graphs: At least one.
    ///   - shown: By graph, the world of each group that it shows. What no graph shows is refused.
    package init(
        _ graphs: [ScopeGraph],
        of groups: ConditionGroups,
        showing shown: [[Int]],
        refused: [RefusedWorld],
        warned: [RefusedWorld]
    ) {
        self.graphs = graphs
        self.groups = groups.groups
        groupsByName = groups.groupsByName
        places = groups.groups.indices.map { group in
            groups.groups[group].indices.map { world in shown.indices.filter { shown[$0][group] == world } }
        }
        self.refused = refused
        self.warned = warned
    }

    /// A graph that depends on no condition.
    package init(_ graph: ScopeGraph) {
        graphs = [graph]
        groups = [ConditionWorlds()]
        groupsByName = [:]
        places = [[[0]]]
        refused = []
        warned = []
    }

    /// Where the graph stands that shows a world of a group; `nil` for one that is refused.
    package func place(showing world: Int, ofGroup group: Int) -> Int? { places[group][world].first }

    /// Where all graphs stand that show a world of a group; none for one that is refused.
    package func places(showing world: Int, ofGroup group: Int) -> [Int] { places[group][world] }

    /// Where a graph stands that shows these worlds, one of each group; `nil` where none does.
    package func place(showing worlds: [Int]) -> Int? {
        graphs.indices.first { place in
            worlds.enumerated().allSatisfy { places[$0][$1].contains(place) }
        }
    }

    /// The graph in which every condition turns out as in the first expected world of its group.
    package var first: ScopeGraph { graphs[0] }

    /// The group on whose conditions depends what is built for a scope.
    package func group(of scope: Scope) -> Int {
        groupsByName[scope.declaration.path.last ?? ""] ?? 0
    }

    /// The group on whose conditions depends what is built for something that test doubles receive.
    package func group(of value: Value) -> Int {
        ValueNames(value.label, value.type.canonical).all.lazy.compactMap { groupsByName[$0] }.first ?? 0
    }
}

/// A world of a group that is told nothing but by its compiler, and what is wrong in it.
package struct RefusedWorld: Hashable, Sendable {
    package let group: Int
    package let world: Int
    /// Sorted by place. Empty for one of whose sources the compiler says enough.
    package var faults: [Diagnostic]

    package init(group: Int, world: Int, faults: [Diagnostic]) {
        self.group = group
        self.world = world
        self.faults = faults
    }
}
