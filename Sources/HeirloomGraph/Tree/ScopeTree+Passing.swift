import HeirloomModel

extension ScopeTree {
    /// Whether the owner of an edge takes from above what its product requires, and does not provide it itself.
    package func passesUp(_ requirement: Requirement, along edge: BuildEdge) -> Bool {
        guard let provider = values.provider(of: requirement, among: self[edge.owner].providers) else {
            return true
        }
        return edge.decorates(provider)
    }
}
