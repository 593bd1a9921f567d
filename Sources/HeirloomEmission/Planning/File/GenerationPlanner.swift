import HeirloomGraph
import HeirloomModel

/// Decides what a generated file holds: plans every world, and puts what differs between them under conditions.
///
/// A root is compared function by function, so that a reader finds `#if` where something differs and nowhere
/// else. The parameters of a function may differ as well, which no `#if` within it could say.
enum GenerationPlanner {
    static func plan(for graph: ConditionalGraph) -> GenerationPlan {
        // What is imported is known only once all is planned. Mostly the guess is right.
        let guess = graph.graphs.contains { $0.mayMeetUnreadNames }
        let plan = plan(for: graph, meetingUnreadNames: guess)
        let modules = Set(plan.imports.map(\.module))
        let meets = graph.graphs.contains { $0.meetsUnreadNames(importing: modules) }
        return meets == guess ? plan : self.plan(for: graph, meetingUnreadNames: meets)
    }

    private static func plan(
        for graph: ConditionalGraph,
        meetingUnreadNames meetsUnreadNames: Bool
    ) -> GenerationPlan {
        let planners = graph.graphs.map {
            worldPlanners(for: graph, in: $0, meetingUnreadNames: meetsUnreadNames)
        }
        let groups = graph.groups.enumerated().map { group, worlds in
            let plans = worlds.indices.compactMap { world in
                graph.place(showing: world, ofGroup: group).map { (world, planners[$0][group].plan()) }
            }
            return GroupPlan(worlds: worlds, plans: Dictionary(uniqueKeysWithValues: plans))
        }
        return GenerationPlan(
            refusals: RefusalPlan.plans(for: graph),
            imports: imports(groups.flatMap(\.imports)),
            aliases: aliases(groups.flatMap(\.aliases)),
            roots: groups.flatMap(\.roots).sorted { $0.head.name < $1.head.name },
            labelledCalls: groups.flatMap(\.labelledCalls).sorted {
                ($0.clauses.first?.value.product ?? "") < ($1.clauses.first?.value.product ?? "")
            }
        )
    }

    /// By group, what is planned for it in one of the graphs.
    private static func worldPlanners(
        for all: ConditionalGraph,
        in graph: ScopeGraph,
        meetingUnreadNames meetsUnreadNames: Bool
    ) -> [WorldPlanner] {
        let context = PlanningContext(graph, meetsUnreadNames: meetsUnreadNames)
        let roots = Dictionary(grouping: graph.roots.filter(\.needsInitializer)) {
            all.group(of: graph[$0.scope])
        }
        let forwarded = Dictionary(
            grouping: graph.scopes.filter { $0.module == graph.module && !$0.forwardedDependencies.isEmpty },
            by: all.group(of:)
        )
        return all.groups.indices.map {
            WorldPlanner(context: context, roots: roots[$0] ?? [], forwarded: forwarded[$0] ?? [])
        }
    }

    /// Each module once, for all that import it, and what is imported alone behind it.
    private static func imports(_ plans: [ImportPlan]) -> [ImportPlan] {
        Dictionary(grouping: plans, by: \.subject).sorted { $0.key < $1.key }.compactMap { subject, plans in
            let condition = anyOf(plans.map(\.condition))
            // A file may import under one condition what is needed under another only.
            if condition == .constant(false) { return nil }
            return ImportPlan(
                attributes: Set(plans.flatMap(\.attributes)).sorted(),
                access: plans.compactMap(\.access).max(),
                module: subject.module,
                declaration: subject.declaration,
                condition: condition
            )
        }
    }

    private static func aliases(_ plans: [AliasPlan]) -> [AliasPlan] {
        Dictionary(grouping: plans, by: \.alias).sorted { $0.key.name < $1.key.name }.map { alias, plans in
            AliasPlan(alias: alias, condition: anyOf(plans.map(\.condition)))
        }
    }

    /// `nil` where one of the conditions is.
    static func anyOf(_ conditions: [Condition?]) -> Condition? {
        Condition.any(of: conditions.map { $0 ?? .constant(true) }).reduced.unlessTrue
    }
}

/// What is generated for one group of conditions.
private struct GroupPlan {
    let worlds: ConditionWorlds
    /// By world, without those that are refused.
    let plans: [Int: WorldPlan]

    private var universe: Set<Int> { Set(plans.keys) }
    private var sortedPlans: [(world: Int, plan: WorldPlan)] {
        plans.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    var imports: [ImportPlan] {
        sortedPlans.flatMap { world, plan in
            plan.imports.map { declaration in
                var declaration = declaration
                declaration.condition =
                    Condition.all(
                        of: [condition(of: [world]), declaration.condition ?? .constant(true)]
                    ).unlessTrue
                return declaration
            }
        }
    }

    var aliases: [AliasPlan] {
        Set(plans.values.flatMap(\.aliases)).map { alias in
            let needing = plans.filter { $0.value.aliases.contains(alias) }.keys
            return AliasPlan(alias: alias, condition: condition(of: Set(needing)).unlessTrue)
        }
    }

    var labelledCalls: [Alternatives<LabelledCallPlan>] {
        if plans.count == 1 { return plans.values.flatMap(\.labelledCalls).map { Alternatives($0) } }
        let calls = plans.mapValues { plan in
            Dictionary(plan.labelledCalls.map { ($0.product, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return Set(calls.values.flatMap(\.keys)).sorted().map { product in
            Alternatives(among: universe, of: worlds) { calls[$0]?[product] }
        }
    }

    /// The roots. One whose head differs has an extension for each.
    var roots: [RootPlan] {
        if plans.count == 1 { return plans.values.flatMap(\.roots).map { RootPlan($0) } }
        let roots = plans.mapValues { plan in
            Dictionary(plan.roots.map { ($0.head, $0) }, uniquingKeysWith: { first, _ in first })
        }
        var known: Set<RootHead> = []
        let heads = sortedPlans.flatMap(\.plan.roots).map(\.head).filter { known.insert($0).inserted }
        return heads.map { head in
            let existing = Set(roots.filter { $0.value[head] != nil }.keys)
            let functions = roots.mapValues { roots in
                Dictionary(
                    (roots[head]?.functions ?? []).map { ($0.name, $0) },
                    uniquingKeysWith: { first, _ in first }
                )
            }
            var names: Set<String> = []
            let order = sortedPlans.flatMap { roots[$0.world]?[head]?.functions ?? [] }.map(\.name)
                .filter { names.insert($0).inserted }
            return RootPlan(
                condition: condition(of: existing).unlessTrue,
                head: head,
                initializer: Alternatives(among: existing, of: worlds) { roots[$0]?[head]?.initializer },
                functions: order.map { name in
                    Alternatives(among: existing, of: worlds) { functions[$0]?[name] }
                }
            )
        }
    }

    private func condition(of wanted: Set<Int>) -> Condition {
        worlds.condition(of: wanted, among: universe)
    }
}

extension RootPlan {
    /// A root that is the same in any case.
    fileprivate init(_ root: WorldRootPlan) {
        self.init(
            condition: nil,
            head: root.head,
            initializer: Alternatives(root.initializer),
            functions: root.functions.map { Alternatives($0) }
        )
    }
}

extension Condition {
    /// `nil` for what always holds.
    fileprivate var unlessTrue: Condition? { self == .constant(true) ? nil : self }
}
