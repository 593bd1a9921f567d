import HeirloomGraph

extension OwnerSearch {
    private static let mostScopes = 1_000

    /// Whether all scopes receive a value wherever they are built, not only on the path on which another one is
    /// missing.
    func isProvided(_ value: ValueID, onEveryWayTo scopes: [ScopeID]) -> Bool {
        var walk = BreadthFirstWalk(from: scopes)
        while let next = walk.next() {
            // Nothing above a root provides a value. The limit keeps the search short.
            guard !roots.contains(next), walk.reached.count <= Self.mostScopes else { return false }
            for builder in builders.edges(to: next)
            where survey.tree[builder.owner].providers[value] == nil {
                walk.reach(builder.owner)
            }
        }
        return true
    }

    /// Whether a scope receives a value on some path on which it is built; `true` if there are too many paths to
    /// search.
    func isProvided(_ value: ValueID, onSomeWayTo scope: ScopeID) -> Bool {
        var walk = BreadthFirstWalk(from: [scope])
        while let next = walk.next() {
            if walk.reached.count > Self.mostScopes { return true }
            for builder in builders.edges(to: next) {
                if survey.tree[builder.owner].providers[value] != nil { return true }
                walk.reach(builder.owner)
            }
        }
        return false
    }
}
