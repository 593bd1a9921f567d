import HeirloomModel

/// An instantiator's type, taken apart: `ErasedInstantiator<Forwarded, Product>`.
package struct BuilderShape {
    package var kind: BuilderKind
    /// The first generic argument of an erased instantiator.
    package var forwarded: TypeExpression?
    /// What is built, without an optional around it.
    package var product: TypeExpression

    /// `nil` for a type that is no instantiator, an optional around it aside.
    package init?(_ type: TypeExpression) {
        guard case .named(let components) = type.withoutOptional, let last = components.last,
            !last.arguments.isEmpty,
            components.count == 1 || (components.count == 2 && components[0].name == "Heirloom"),
            let kind = BuilderKind(typeName: last.name)
        else { return nil }
        self.kind = kind
        guard last.arguments.count == (kind.isErased ? 2 : 1) else { return nil }
        if kind.isErased { forwarded = last.arguments[0] }
        product = last.arguments[last.arguments.count - 1].withoutOptional
    }
}

extension TypeExpression {
    /// The `T` of `T?` and of `T` itself, parentheses aside.
    package var withoutOptional: TypeExpression { (wrappedInOptional ?? self).withoutParentheses }

    /// The `T` of `(T)`.
    package var withoutParentheses: TypeExpression {
        if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
            !elements[0].isVariadic
        {
            return elements[0].type.withoutParentheses
        }
        return self
    }
}
