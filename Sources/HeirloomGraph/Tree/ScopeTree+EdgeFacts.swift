import HeirloomModel

extension ScopeTree {
    /// Adds to the edges what no two types show, but the whole tree.
    func completeEdges(of changed: [ScopeID]) {
        let hasActors = scopes.contains(where: \.isActor)
        for scope in changed.map({ self[$0] }) {
            for index in scope.dependencies.indices
            where hasActors || scope.dependencies[index].declared.request?.isWrapped == true {
                // Apart from its scope, which is asked meanwhile.
                let edges = scope.dependencies[index].edges.map(completed)
                scope.dependencies[index].edges = edges
            }
        }
    }

    private func completed(_ edge: BuildEdge) -> BuildEdge {
        var edge = edge
        edge.isWrapped = edge.isWrapped && isWrapped(at: edge.builtFor)
        edge.isBuiltAnywhere = edge.isBuiltAnywhere || isFreeActor(edge.product)
        return edge
    }

    /// Whether a call wraps what a property says is wrapped.
    func isWrapped(at id: DependencyID) -> Bool { adaptation(at: id)?.isWrapped ?? true }

    /// Whether it is an actor below which nothing asks for an isolation.
    private func isFreeActor(_ scope: ScopeID) -> Bool {
        self[scope].isActor && isolatedBelow.first(below: scope) == nil
    }
}

extension LinkedScope {
    fileprivate var isActor: Bool { declared.declaration.form == .declaration(.actor) }
}
