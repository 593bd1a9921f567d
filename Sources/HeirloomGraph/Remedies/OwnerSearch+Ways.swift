extension OwnerSearch {
    /// Whether a scope gets a value wherever it is built, and not only on the way on which another one is missing.
    func isProvided(_ value: ValueID, onEveryWayTo scope: ScopeID) -> Bool {
        var known: Set<ScopeID> = [scope]
        var open = [scope]
        while let next = open.popLast() {
            // Farther up nobody looks.
            guard !roots.contains(next), known.count <= 1_000 else { return false }
            for builder in builders.places(of: next) {
                let above = builder.scope
                if survey.tree[above].providers[value] == nil, known.insert(above).inserted {
                    open.append(above)
                }
            }
        }
        return true
    }
}
