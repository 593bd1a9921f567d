import HeirloomModel

extension ScopeTree {
    /// The initializers of a type that was read, those of its extensions included.
    func initializers(of entity: EntityID) -> [InitializerSummary] {
        guard case .type(let summary) = table[entity].kind else { return [] }
        return summary.initializers + extensionInitializers[entity, default: []].map(\.initializer)
    }
}
