import HeirloomGraph
import HeirloomModel

/// Decides what is generated in one world, for the scopes of one group of conditions.
struct WorldPlanner {
    let context: PlanningContext
    /// The roots that get an initializer.
    let roots: [ScopeID]
    /// The types of the module to which something is forwarded.
    let forwarded: [Scope]

    func plan() -> WorldPlan {
        let graph = context.graph
        var imports = ImportLedger(graph)
        var aliasedNames: Set<String> = []
        var roots: [WorldRootPlan] = []
        for root in self.roots {
            let planner = RootPlanner(root: root, context: context, imports: consume imports)
            roots.append(planner.plan())
            imports = planner.types.imports
            aliasedNames.formUnion(planner.types.aliasedNames)
        }
        var planner = LabelledCallPlanner(graph, imports: imports)
        let labelledCalls = planner.plans(for: forwarded)
        return WorldPlan(
            imports: planner.imports.plans(),
            aliasedNames: aliasedNames,
            roots: roots,
            labelledCalls: labelledCalls
        )
    }
}
