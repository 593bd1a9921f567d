extension TypeExpression {
    /// Returns a canonical type in its usual spelling: `[Hook]` for `Array<Hook>`, `User?` for `Optional<User>`.
    ///
    /// - Parameter held: Returns the spelling of a nested type: a protocol with `any`.
    package func sugared(holding held: (TypeExpression) -> TypeExpression) -> TypeExpression {
        replacingNames { components in
            guard components.count == 1, let only = components.first else { return .named(components) }
            let arguments = only.arguments.map(held)
            switch (only.name, arguments.count) {
            case ("Array", 1): return .array(arguments[0])
            case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
            case ("Optional", 1): return .optional(arguments[0])
            default: return .named(components)
            }
        }
    }
}
