import HeirloomModel

extension ScopeTree {
    /// The initializers of a type that was read, those of its extensions included.
    package func initializers(of entity: EntityID) -> [InitializerSummary] {
        guard case .type(let read) = table[entity].kind else { return [] }
        return read.summary.initializers + extensionInitializers[entity, default: []].map(\.initializer)
    }
}
