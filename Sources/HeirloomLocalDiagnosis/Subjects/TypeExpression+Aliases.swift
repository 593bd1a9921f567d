import HeirloomModel

/// What one declaration does not show of the types that it names.
extension TypeExpression {
    /// Whether it is a name that may be an alias: one that others than the standard library may give to a type.
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

    /// Whether it is such a name or has one in it.
    var mayHoldAlias: Bool {
        var mayHold = false
        forEachName { components in
            mayHold = mayHold || TypeExpression.named(components).mayBeAlias
        }
        return mayHold
    }
}
