import HeirloomModel

/// A finding for each scope, in the scope itself or in the scopes built below it. Each scope is visited once.
package struct BelowEach<Finding> {
    /// The components of the "instantiates" graph, restricted to the edges that count.
    private let components: StronglyConnectedComponents
    /// By component.
    private var findings: [Finding?] = []

    /// - Parameter isMeant: Returns whether the scopes below an edge count.
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

    /// Returns the first finding in components that were visited already: products come before their owners.
    private func below(_ products: [ScopeID]) -> Finding? {
        for product in products {
            let component = components.componentOf[product.index]
            if component < findings.count, let found = findings[component] { return found }
        }
        return nil
    }

    /// Returns the finding in a scope or below it.
    package func first(below scope: ScopeID) -> Finding? { findings[components.componentOf[scope.index]] }
}
