import HeirloomModel

/// Facts about types that depend on declarations elsewhere.
extension TypeExpression {
    /// Whether it is a name that may be an alias, because modules other than the standard library may declare it.
    var mayBeAlias: Bool {
        switch withoutParentheses {
        case .named(let components):
            guard let last = components.last else { return false }
            let isOfHeirloom = InstantiatorType(.named(components)) != nil
            return !isOfHeirloom && SDKType.named(last.name)?.isUnmistakable != true
        case .member: return true
        case .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple, .function,
            .existential, .opaque, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .attributed, .integer, .placeholder:
            return false
        }
    }

    /// Whether it is such a name or contains one.
    var mayHoldAlias: Bool {
        containsName { TypeExpression.named($0).mayBeAlias }
    }
}
