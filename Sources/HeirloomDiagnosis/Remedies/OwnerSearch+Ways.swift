import HeirloomGraph

extension OwnerSearch {
    private static let mostScopes = 1_000

    /// Whether scopes get a value wherever they are built, and not only on the way on which another one is missing.
    func isProvided(_ value: ValueID, onEveryWayTo scopes: [ScopeID]) -> Bool {
        var walk = BreadthFirstWalk(from: scopes)
        while let next = walk.next() {
            // Nothing above a root provides anything, and a longer search would take too long.
            guard !roots.contains(next), walk.reached.count <= Self.mostScopes else { return false }
            for builder in builders.edges(to: next)
            where survey.tree[builder.owner].providers[value] == nil {
                walk.reach(builder.owner)
            }
        }
        return true
    }

    /// Whether a scope gets a value on one of the ways on which it is built. Where there are very many, it is taken to.
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
