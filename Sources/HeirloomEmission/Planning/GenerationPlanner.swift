import HeirloomGraph
import HeirloomModel

/// Decides what a generated file holds.
enum GenerationPlanner {
    static func plan(for graph: ScopeGraph) -> GenerationPlan {
        let context = PlanningContext(graph)
        var imports = ImportLedger(graph)
        var roots: [RootPlan] = []
        var aliasedNames: Set<String> = []
        for root in graph.roots where root.needsInitializer {
            var planner = RootPlanner(root: root.scope, context: context, imports: imports)
            roots.append(planner.plan())
            imports = planner.imports
            aliasedNames.formUnion(planner.aliasedNames)
        }
        let labelledCalls = LabelledCallPlanner.plans(for: graph, imports: &imports)
        let isEmpty = roots.isEmpty && labelledCalls.isEmpty
        return GenerationPlan(
            imports: isEmpty ? [] : imports.plans(),
            aliasedNames: aliasedNames.sorted(),
            roots: roots,
            labelledCalls: labelledCalls
        )
    }
}
