import HeirloomModel

/// Something about each scope that one of it or of all that is built below it shows. Each scope is looked at
/// once.
package struct BelowEach<Finding> {
    /// Those of the "instantiates" graph, of the edges that count.
    private let components: StronglyConnectedComponents
    /// By component.
    private var findings: [Finding?] = []

    /// - Parameter isMeant: Whether what lies below an edge counts.
    package init(
        _ tree: ScopeTree,
        along isMeant: ((BuildEdge) -> Bool)? = nil,
        finding: (ScopeID) -> Finding?
    ) {
        let meant = isMeant.map { isMeant in tree.scopes.map { $0.edges.filter(isMeant).map(\.product) } }
        components =
            meant.map { StronglyConnectedComponents(edges: $0.map { $0.map(\.index) }) } ?? tree.components
        for members in components.components {
            var found: Finding?
            for scope in members where found == nil {
                found = finding(ScopeID(scope)) ?? below(meant?[scope] ?? tree.scopes[scope].products)
            }
            findings.append(found)
        }
    }

    /// The first finding among components that are looked at already: what is built comes before what builds it.
    private func below(_ products: [ScopeID]) -> Finding? {
        for product in products {
            let component = components.componentOf[product.index]
            if component < findings.count, let found = findings[component] { return found }
        }
        return nil
    }

    /// What was found at a scope or below it.
    package func first(below scope: ScopeID) -> Finding? { findings[components.componentOf[scope.index]] }
}
