import HeirloomGraph
import HeirloomModel

/// Decides what is generated in one world, for the scopes of one group of conditions.
struct WorldPlanner {
    private let context: PlanningContext
    private let isIncluded: (Scope) -> Bool

    init(_ context: PlanningContext, including isIncluded: @escaping (Scope) -> Bool) {
        self.context = context
        self.isIncluded = isIncluded
    }

    func plan() -> WorldPlan {
        let graph = context.graph
        var imports = ImportLedger(graph)
        var aliasedNames: Set<String> = []
        var roots: [WorldRootPlan] = []
        for root in graph.roots where root.needsInitializer && isIncluded(graph[root.scope]) {
            let planner = RootPlanner(root: root.scope, context: context, imports: consume imports)
            roots.append(planner.plan())
            imports = planner.types.imports
            aliasedNames.formUnion(planner.types.aliasedNames)
        }
        var planner = LabelledCallPlanner(graph, imports: imports)
        let labelledCalls = planner.plans(for: isIncluded)
        return WorldPlan(
            imports: planner.imports.plans(),
            aliasedNames: aliasedNames,
            roots: roots,
            labelledCalls: labelledCalls
        )
    }
}
