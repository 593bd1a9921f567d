/// The type of an instantiator, as it is written: `Instantiator<Product>?`, `Heirloom.ErasedInstantiator`.
package struct InstantiatorType {
    package let kind: BuilderKind
    /// What stands between its angle brackets, be it too few or too many.
    package let arguments: [TypeExpression]

    /// `nil` for a type that is no instantiator, an optional and parentheses around it aside.
    package init?(_ type: TypeExpression) {
        guard case .named(let components) = type.withoutOptional, let last = components.last,
            components.count == 1 || (components.count == 2 && components[0].name == "Heirloom"),
            let kind = BuilderKind(typeName: last.name)
        else { return nil }
        self.kind = kind
        arguments = last.arguments
    }
}
