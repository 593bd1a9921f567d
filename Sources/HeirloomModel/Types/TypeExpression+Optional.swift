extension TypeExpression {
    /// The `T` in `T?`, `T!` and `Optional<T>`, ignoring parentheses; `nil` for other types.
    package var wrappedInOptional: TypeExpression? {
        switch self {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            return wrapped
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            return elements[0].type.wrappedInOptional
        case .named(let components):
            let isQualified = components.count == 2 && components[0] == TypeNameComponent("Swift")
            guard components.count == 1 || isQualified, let last = components.last else { return nil }
            return last.name == "Optional" && last.arguments.count == 1 ? last.arguments[0] : nil
        case .member, .array, .dictionary, .inlineArray, .tuple, .function, .existential, .opaque,
            .composition, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion,
            .attributed, .integer, .placeholder:
            return nil
        }
    }

    /// The `T` in `T?` or in `T` itself, ignoring parentheses.
    package var withoutOptional: TypeExpression { (wrappedInOptional ?? self).withoutParentheses }

    /// The `T` in `(T)`.
    package var withoutParentheses: TypeExpression {
        if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
            !elements[0].isVariadic
        {
            return elements[0].type.withoutParentheses
        }
        return self
    }
}
