import HeirloomModel

extension ScopeTree {
    /// Adds the facts to the edges that depend on the whole tree, not only on two types.
    func completeEdges(of changed: [ScopeID]) {
        for scope in changed.map({ self[$0] }) {
            for index in scope.dependencies.indices
            where scope.dependencies[index].declared.request?.dependsOnTheTree == true {
                // Computed before the assignment, because the computation reads the scope.
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

    /// Returns whether a call wraps the value of a property that declares wrapping.
    func isWrapped(at id: DependencyID) -> Bool { adaptation(at: id)?.isWrapped ?? true }
}

extension BuildRequest {
    /// Whether more than the two types determines how the product is built.
    fileprivate var dependsOnTheTree: Bool { isWrapped || isConcurrent }
}
