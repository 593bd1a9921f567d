import HeirloomGraph
import HeirloomModel

/// Plans one build configuration for the scopes of one group of conditions, without doubles.
struct ConfigurationPlanner {
    let context: PlanningContext
    /// The roots that get an initializer.
    let roots: [Root]
    /// The types of the module with forwarded dependencies.
    let forwarded: [Scope]

    func plan() -> ConfigurationPlan {
        let graph = context.graph
        var imports = ImportLedger(graph)
        var aliases: Set<TypeAlias> = []
        var roots: [ConfigurationRootPlan] = []
        for root in self.roots {
            let planner = RootPlanner(root, context: context, imports: consume imports)
            roots.append(planner.plan())
            imports = planner.wiring.types.imports
            aliases.formUnion(planner.wiring.types.aliases)
        }
        var planner = LabeledCallPlanner(context, imports: imports)
        let labeledCalls = planner.plans(for: forwarded)
        aliases.formUnion(planner.aliases)
        return ConfigurationPlan(
            imports: planner.imports.plans(),
            aliases: aliases,
            roots: roots,
            labeledCalls: labeledCalls
        )
    }
}
