import HeirloomModel

/// Something about each scope that one of it or of all that is built below it shows. Each scope is looked at
/// once.
package struct BelowEach<Finding> {
    private let components: StronglyConnectedComponents
    /// By component of the "instantiates" graph.
    private var findings: [Finding?] = []

    package init(_ tree: ScopeTree, finding: (ScopeID) -> Finding?) {
        components = tree.components
        for members in components.components {
            var found: Finding?
            for scope in members where found == nil {
                found = finding(ScopeID(scope)) ?? below(tree.scopes[scope].products)
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
