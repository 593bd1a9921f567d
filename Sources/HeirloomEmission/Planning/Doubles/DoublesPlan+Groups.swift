import HeirloomGraph
import HeirloomModel

extension DoublesPlan {
    /// The doubles of all groups; `nil` if there are none.
    init?(_ groups: [GroupPlan], of graph: ConditionalGraph) {
        // Some platforms may have no doubles.
        let doubles = graph.graphs.compactMap(\.doubles)
        if doubles.isEmpty { return nil }
        let universes = groups.map { $0.universe(where: graph.mockCondition) }
        func alternatives<Plan: Hashable & Sendable>(
            _ plans: (ConfigurationDoublesPlan) -> [Plan],
            name: (Plan) -> String
        ) -> [Alternatives<Plan>] {
            let named = zip(groups, universes).flatMap { group, universe in
                group.alternatives(among: universe, { $0.doubles.map(plans) ?? [] }, name: name)
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
        imports = GenerationPlanner.imports(groups.flatMap { $0.imports { $0.doubles?.imports ?? [] } })
        aliases = GenerationPlanner.aliases(groups.flatMap { $0.aliases { $0.doubles?.aliases ?? [] } })
        sendsValues = groups.contains { $0.plans.values.contains { $0.doubles?.sendsValues == true } }
        saysNonisolated = graph.graphs.contains { $0.defaultIsolation != .nonisolated }
    }
}

extension GroupPlan {
    /// The build configurations in which doubles are compiled.
    fileprivate func universe(where condition: String?) -> Set<Int> {
        guard let condition = condition.map({ Condition($0) }) else { return universe }
        return universe.filter { configurations.evaluate(condition, in: $0) != .constant(false) }
    }
}
