import HeirloomModel

/// Something about each scope that one of it or of all that is built below it shows. Each scope is looked at
/// once.
package struct BelowEach<Finding> {
    private let components: StronglyConnectedComponents
    /// By component of the "instantiates" graph.
    private var findings: [Finding?] = []

    /// - Parameter isMeant: Whether what lies below an edge counts.
    package init(
        _ tree: ScopeTree,
        along isMeant: (BuildEdge) -> Bool = { _ in true },
        finding: (ScopeID) -> Finding?
    ) {
        components = tree.components
        for members in components.components {
            var found: Finding?
            for scope in members where found == nil {
                found = finding(ScopeID(scope)) ?? below(tree.scopes[scope], isMeant)
            }
            findings.append(found)
        }
    }

    /// The first finding among components that are looked at already: what is built comes before what builds it.
    private func below(_ scope: LinkedScope, _ isMeant: (BuildEdge) -> Bool) -> Finding? {
        for edge in scope.edges {
            let component = components.componentOf[edge.product.index]
            if component < findings.count, let found = findings[component], isMeant(edge) { return found }
        }
        return nil
    }

    /// What was found at a scope or below it.
    package func first(below scope: ScopeID) -> Finding? { findings[components.componentOf[scope.index]] }
}
