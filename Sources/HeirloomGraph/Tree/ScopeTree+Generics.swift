import HeirloomModel

extension ScopeTree {
    /// What a type that is written in the declaration of a generic type stands for in one of its specialisations, or in
    /// any other scope, canonically.
    package func argument(_ written: TypeExpression, of scope: ScopeID) -> TypeExpression {
        let declared = self[scope].declared
        let place = Place(file: declared.file, enclosing: declared.entity)
        return resolver.resolve(written, from: place, within: declared.arguments).type.canonical
    }
}
