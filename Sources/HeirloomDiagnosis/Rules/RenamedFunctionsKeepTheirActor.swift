import HeirloomGraph
import HeirloomModel

/// A function on a global actor is renamed to a type without that actor only in a scope that is isolated to the actor
/// itself.
enum RenamedFunctionsKeepTheirActor {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        var losing: [ScopeID: [(property: DependencyID, actor: Isolation)]] = [:]
        for scope in survey.reached where !survey.isSuspect(scope) {
            for index in survey.tree[scope].dependencies.indices {
                let property = DependencyID(scope: scope, index: index)
                guard let actor = lostActor(at: property, in: survey.tree) else { continue }
                losing[scope, default: []].append((property, .globalActor(actor)))
            }
        }
        if losing.isEmpty { return [] }
        var found: Set<DependencyID> = []
        func build(_ scope: ScopeID, in isolation: Isolation) {
            for (property, actor) in losing[scope, default: []] where actor != isolation {
                found.insert(property)
            }
        }
        for root in survey.search.roots { build(root, in: survey.isolation(ofRoot: root)) }
        var walk = IsolationWalk(survey)
        while let step = walk.next() {
            build(step.edge.product, in: survey.tree.isolation(along: step.edge, in: step.owner))
        }
        return survey.reached.flatMap { losing[$0, default: []].map(\.property) }
            .filter(found.contains).map { GraphProblem.notConvertible([$0]) }
    }

    private static func lostActor(at property: DependencyID, in tree: ScopeTree) -> String? {
        guard case .renamed = tree[property].origin, !tree[property].declared.isAmbiguous,
            let supply = tree.suppliedType(at: property),
            case .fits(isWrapped: false)? = tree.adaptation(at: property)
        else { return nil }
        return tree.conversions.lostActor(of: supply.source, for: supply.target.canonical)
    }
}
