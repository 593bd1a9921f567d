extension OwnerSearch {
    private static let mostScopes = 1_000

    /// Whether scopes get a value wherever they are built, and not only on the way on which another one is missing.
    func isProvided(_ value: ValueID, onEveryWayTo scopes: [ScopeID]) -> Bool {
        var known = Set(scopes)
        var open = scopes
        while let next = open.popLast() {
            // Farther up nobody looks.
            guard !roots.contains(next), known.count <= Self.mostScopes else { return false }
            for builder in builders.places(of: next) {
                let above = builder.scope
                if survey.tree[above].providers[value] == nil, known.insert(above).inserted {
                    open.append(above)
                }
            }
        }
        return true
    }

    /// Whether a scope gets a value on one of the ways on which it is built. Where there are very many, it is taken to.
    func isProvided(_ value: ValueID, onSomeWayTo scope: ScopeID) -> Bool {
        var known: Set<ScopeID> = [scope]
        var open = [scope]
        while let next = open.popLast() {
            if known.count > Self.mostScopes { return true }
            for builder in builders.places(of: next) {
                if survey.tree[builder.scope].providers[value] != nil { return true }
                if known.insert(builder.scope).inserted { open.append(builder.scope) }
            }
        }
        return false
    }
}
