import HeirloomGraph
import HeirloomModel

/// Decides what a generated file holds.
enum GenerationPlanner {
    static func plan(for graph: ScopeGraph) -> GenerationPlan {
        let context = PlanningContext(graph)
        var imports = ImportLedger(graph)
        var aliasedNames: Set<String> = []
        var roots: [RootPlan] = []
        for root in graph.roots where root.needsInitializer {
            var planner = RootPlanner(root: root.scope, context: context, imports: imports)
            roots.append(planner.plan())
            imports = planner.imports
            aliasedNames.formUnion(planner.aliasedNames)
        }
        var planner = LabelledCallPlanner(graph, imports: imports)
        let labelledCalls = planner.plans()
        return GenerationPlan(
            imports: planner.imports.plans(),
            aliasedNames: aliasedNames.sorted(),
            roots: roots,
            labelledCalls: labelledCalls
        )
    }
}
