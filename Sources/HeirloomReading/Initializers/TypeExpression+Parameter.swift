import HeirloomModel

extension TypeExpression {
    /// Whether two types are the same as far as their spelling shows, ignoring sugar, attributes of parameters and
    /// qualifiers of names.
    package func isSpelledLike(_ other: TypeExpression) -> Bool {
        unqualified == other.unqualified
    }

    /// Whether the compiler infers a part of the type: `[some P]`, `Array<_>`
    package var isInferred: Bool {
        switch self {
        case .opaque, .placeholder: true
        case .named(let components):
            components.contains { !$0.isPlain && $0.arguments.contains { $0.isInferred } }
        case .member(of: let base, let component):
            base.isInferred || component.arguments.contains(where: \.isInferred)
        case .dictionary(let key, let value): key.isInferred || value.isInferred
        case .tuple(let elements): elements.contains { $0.type.isInferred }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
            .inlineArray(_, let inner), .existential(let inner), .metatype(let inner),
            .protocolMetatype(let inner), .attributed(_, let inner):
            inner.isInferred
        case .function, .composition, .suppressed, .packElement, .packExpansion, .integer: false
        }
    }

    /// The type in a form that is equal for types spelled alike, as determined by ``isSpelledLike(_:)``.
    package var unqualified: TypeExpression {
        canonical { components in .named(components.suffix(1)) }
    }

    /// The type of a parameter that is stored in a property of this type: functions are `@escaping`.
    package var parameterSpelling: String {
        isFunction ? Self.escaping(withoutEscaping.spelling) : spelling
    }

    /// The type of a value that is not a parameter: without `@escaping`, and `T?` for `T!`.
    package var storedSpelling: String {
        let stored = withoutEscaping
        guard case .implicitlyUnwrapped(let wrapped) = stored else { return stored.spelling }
        return TypeExpression.optional(wrapped).spelling
    }

    private var withoutEscaping: TypeExpression {
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { $0 != "@escaping" }
        return kept.isEmpty ? base : .attributed(kept, base)
    }
}
