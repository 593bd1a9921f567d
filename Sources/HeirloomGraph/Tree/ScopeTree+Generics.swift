import HeirloomModel

extension ScopeTree {
    /// Returns the canonical meaning, in a scope, of a type written in its declaration. In a specialization, generic
    /// parameters are replaced by their arguments.
    package func argument(_ written: TypeExpression, of scope: ScopeID) -> TypeExpression {
        let declared = self[scope].declared
        let place = declared.place
        return resolver.resolve(written, from: place, within: declared.arguments).type.canonical
    }
}
