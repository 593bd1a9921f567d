import HeirloomModel

extension ScopeTree {
    /// Adds to the edges what no two types show, but the whole tree.
    func completeEdges(of changed: [ScopeID]) {
        for scope in changed.map({ self[$0] }) {
            for index in scope.dependencies.indices
            where scope.dependencies[index].declared.request?.dependsOnTheTree == true {
                // Apart from its scope, which is asked meanwhile.
                let edges = scope.dependencies[index].edges.map(completed)
                scope.dependencies[index].edges = edges
            }
        }
    }

    private func completed(_ edge: BuildEdge) -> BuildEdge {
        var edge = edge
        edge.isWrapped = edge.isWrapped && adaptation(of: edge).isWrapped
        if edge.isWrapped { edge.wrapperIsolation = isolation(ofWrapper: edge.requestedType) }
        edge.isConcurrent = edge.isConcurrent && effects[edge.product].isAsync
        if edge.isConcurrent { edge.context = .nonisolated }
        return edge
    }

    /// Whether a call wraps what a property says is wrapped.
    func isWrapped(at id: DependencyID) -> Bool { adaptation(at: id)?.isWrapped ?? true }
}

extension BuildRequest {
    /// Whether more than the two types decides how it is built.
    fileprivate var dependsOnTheTree: Bool { isWrapped || isConcurrent }
}
