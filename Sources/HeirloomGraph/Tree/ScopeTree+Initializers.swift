import HeirloomModel

extension ScopeTree {
    /// Returns the initializers of a type that was read, including those of its extensions.
    package func initializers(of entity: EntityID) -> [InitializerSummary] {
        guard case .type(let read) = table[entity].kind else { return [] }
        return read.summary.initializers + extensionInitializers[entity, default: []].map(\.initializer)
    }
}
