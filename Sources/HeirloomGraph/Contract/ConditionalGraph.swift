import HeirloomModel

/// The graphs of a module, one for each way in which unknown conditions may turn out.
///
/// Conditions that meet in no tree are not multiplied with one another: they make up a *group* each, with worlds
/// of its own. A graph shows one world of every group at once, so that there are as many graphs as the group
/// with the most worlds has, and not as many as there are combinations.
package struct ConditionalGraph: Hashable, Sendable {
    /// At least one.
    package let graphs: [ScopeGraph]
    /// The first has nothing to ask: what belongs to it is the same in every graph.
    package let groups: [ConditionWorlds]
    /// The group of a type, by the last component of its name, where that is not the first.
    private let groupsByName: [String: Int]

    init(graphs: [ScopeGraph], groups: [ConditionWorlds], groupsByName: [String: Int]) {
        self.graphs = graphs
        self.groups = groups
        self.groupsByName = groupsByName
    }

    /// A graph that depends on no condition.
    package init(_ graph: ScopeGraph) {
        self.init(graphs: [graph], groups: [ConditionWorlds()], groupsByName: [:])
    }

    /// The graph in which every condition turns out as in the first world of its group.
    package var first: ScopeGraph { graphs[0] }

    /// The group on whose conditions depends what is built for a scope.
    package func group(of scope: Scope) -> Int {
        groupsByName[scope.declaration.path.last ?? ""] ?? 0
    }
}
