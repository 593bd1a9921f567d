import HeirloomGraph
import HeirloomModel

/// An object that is built for a collection is not built a second time by the same scope or one above it: two objects
/// of the same type are rarely meant.
enum BuiltTwiceRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        let collected = survey.edges.filter { $0.moment == .atOnce && tree[$0.builtFor].collected != nil }
        if collected.isEmpty { return [] }
        var others: [ScopeID: [BuildEdge]] = [:]
        for edge in survey.edges where edge.moment == .atOnce && tree[edge.builtFor].collected == nil {
            others[edge.product, default: []].append(edge)
        }
        let doubtful = collected.filter { others[$0.product] != nil && tree.isObject($0.product) }
        if doubtful.isEmpty { return [] }
        var owners = OwnersAbove(survey)
        return doubtful.compactMap { edge in
            let above = owners.above(edge.owner)
            return others[edge.product]?.first { above.contains($0.owner) }.map { other in
                GraphProblem { $0.builtTwice(edge, other: other) }
            }
        }
    }
}

/// The scopes above each scope.
private struct OwnersAbove {
    private var owners: [ScopeID: [ScopeID]] = [:]
    private var known: [ScopeID: Set<ScopeID>] = [:]

    init(_ survey: TreeSurvey) {
        for edge in survey.edges { owners[edge.product, default: []].append(edge.owner) }
    }

    /// Returns a scope and all scopes above it.
    mutating func above(_ scope: ScopeID) -> Set<ScopeID> {
        if let found = known[scope] { return found }
        var walk = BreadthFirstWalk(from: [scope])
        while let next = walk.next() {
            for owner in owners[next] ?? [] { walk.reach(owner) }
        }
        let found = Set(walk.reached)
        known[scope] = found
        return found
    }
}

extension ScopeTree {
    /// Whether the product of a scope is a class or an actor.
    fileprivate func isObject(_ scope: ScopeID) -> Bool {
        self[scope].declared.entity.map(isOfObjects) ?? false
    }
}
