/// The type of an instantiator as written: `Instantiator<Product>?`, `Heirloom.ErasedInstantiator`.
package struct InstantiatorType {
    package let kind: BuilderKind
    /// The generic arguments, even if there are too few or too many.
    package let arguments: [TypeExpression]

    /// Returns `nil` for a type that is not an instantiator, ignoring an optional and parentheses around it.
    package init?(_ type: TypeExpression) {
        guard case .named(let components) = type.withoutOptional, let last = components.last,
            components.count == 1 || (components.count == 2 && components[0].name == "Heirloom"),
            let kind = BuilderKind(typeName: last.name)
        else { return nil }
        self.kind = kind
        arguments = last.arguments
    }
}
