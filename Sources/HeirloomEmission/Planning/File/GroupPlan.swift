import HeirloomGraph
import HeirloomModel

/// The plans for one group of conditions.
struct GroupPlan {
    let configurations: BuildConfigurations
    /// By build configuration, without those that are refused.
    let plans: [Int: ConfigurationPlan]

    var universe: Set<Int> { Set(plans.keys) }
    var sortedPlans: [(configuration: Int, plan: ConfigurationPlan)] {
        plans.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    var imports: [ImportPlan] { imports(\.imports) }

    /// The selected imports, each under the condition of its build configuration.
    func imports(_ ofConfiguration: (ConfigurationPlan) -> [ImportPlan]) -> [ImportPlan] {
        sortedPlans.flatMap { configuration, plan in
            ofConfiguration(plan).map { declaration in
                var declaration = declaration
                declaration.condition =
                    Condition.all(
                        of: [condition(of: [configuration]), declaration.condition ?? .constant(true)]
                    ).unlessTrue
                return declaration
            }
        }
    }

    var aliases: [AliasPlan] { aliases(\.aliases) }

    /// The selected aliases, each under the condition of the build configurations that need it.
    func aliases(_ ofConfiguration: (ConfigurationPlan) -> Set<TypeAlias>) -> [AliasPlan] {
        Set(plans.values.flatMap(ofConfiguration)).map { alias in
            let needing = plans.filter { ofConfiguration($0.value).contains(alias) }.keys
            return AliasPlan(alias: alias, condition: condition(of: Set(needing)).unlessTrue)
        }
    }

    var labeledCalls: [Alternatives<LabeledCallPlan>] {
        alternatives(among: universe, \.labeledCalls) { $0.product }.map(\.plan)
    }

    var boundaryFunctions: [(name: String, plan: Alternatives<FunctionPlan>)] {
        alternatives(among: universe, \.boundaryFunctions) { $0.name }
    }

    /// The selected plans by their names, each with what differs between these build configurations.
    func alternatives<Plan: Equatable & Sendable>(
        among universe: Set<Int>,
        _ ofConfiguration: (ConfigurationPlan) -> [Plan],
        name: (Plan) -> String
    ) -> [(name: String, plan: Alternatives<Plan>)] {
        let plans = plans.filter { universe.contains($0.key) }.mapValues { plan in
            Dictionary(ofConfiguration(plan).map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        }
        return Set(plans.values.flatMap(\.keys)).sorted().map { name in
            (name, Alternatives(among: universe, of: configurations) { plans[$0]?[name] })
        }
    }

    /// The roots. A root whose head differs gets an extension for each head.
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
            let order = sortedPlans.flatMap { roots[$0.configuration]?[head]?.functions ?? [] }.map(\.name)
                .filter { names.insert($0).inserted }
            return RootPlan(
                condition: condition(of: existing).unlessTrue,
                head: head,
                initializer: Alternatives(among: existing, of: configurations) {
                    roots[$0]?[head]?.initializer
                },
                functions: order.map { name in
                    Alternatives(among: existing, of: configurations) { functions[$0]?[name] }
                }
            )
        }
    }

    private func condition(of wanted: Set<Int>) -> Condition {
        configurations.condition(of: wanted, among: universe)
    }

    /// The build configurations in which doubles are compiled.
    fileprivate func universe(where condition: String?) -> Set<Int> {
        guard let condition = condition.map({ Condition($0) }) else { return universe }
        return universe.filter { configurations.evaluate(condition, in: $0) != .constant(false) }
    }
}

extension RootPlan {
    /// A root that is the same in every build configuration.
    fileprivate init(_ root: ConfigurationRootPlan) {
        self.init(
            condition: nil,
            head: root.head,
            initializer: Alternatives(root.initializer),
            functions: root.functions.map { Alternatives($0) }
        )
    }
}

extension DoublesPlan {
    /// The doubles of all groups; `nil` if there are none.
    init?(_ groups: [GroupPlan], of graph: ConditionalGraph) {
        // Some platforms may have no doubles.
        let doubles = graph.graphs.compactMap(\.doubles)
        if doubles.isEmpty { return nil }
        let universes = groups.map { $0.universe(where: graph.mockCondition) }
        func alternatives<Plan: Equatable & Sendable>(
            _ plans: (ConfigurationDoublesPlan) -> [Plan],
            name: (Plan) -> String
        ) -> [Alternatives<Plan>] {
            let named = zip(groups, universes).flatMap { group, universe in
                group.alternatives(among: universe, { $0.doubles.flatMap(plans) }, name: name)
            }
            return named.sorted { $0.name < $1.name }.map(\.plan)
        }
        mocks = alternatives(\.mocks) { $0.type }
        if mocks.isEmpty { return nil }
        helpers = HelperNames(doubles)
        overrides = alternatives(\.overrides) { $0.name }
        defaults = alternatives(\.defaults) { $0.type }
        functions = alternatives(\.functions) { $0.name }
        surroundings = alternatives(\.surroundings) { $0.name }
        imports = GenerationPlanner.imports(groups.flatMap { $0.imports { $0.doubles.flatMap(\.imports) } })
        aliases = GenerationPlanner.aliases(
            groups.flatMap { $0.aliases { Set($0.doubles.flatMap(\.aliases)) } }
        )
        sendsValues = groups.contains {
            $0.plans.values.contains { $0.doubles.contains(where: \.sendsValues) }
        }
        saysNonisolated = graph.graphs.contains { $0.defaultIsolation != .nonisolated }
    }
}
