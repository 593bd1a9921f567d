import HeirloomModel

extension TypeExpression {
    /// The type as a value is declared with it: `T?` for `T!`, and without specifiers of parameters such as
    /// `@escaping`.
    var declarable: TypeExpression {
        if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { !Self.specifiersOfParameters.contains($0) }
        return kept.isEmpty ? base.declarable : .attributed(kept, base)
    }
}
