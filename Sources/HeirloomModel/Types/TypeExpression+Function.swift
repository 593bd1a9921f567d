extension TypeExpression {
    /// Whether it is a function type, parentheses and attributes aside, and so does not escape without saying so:
    /// `@Sendable (X) -> Y`
    package var isFunction: Bool {
        switch self {
        case .function: true
        case .attributed(_, let base): base.isFunction
        case .tuple(let elements):
            elements.count == 1 && elements[0].label == nil && elements[0].type.isFunction
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray,
            .existential, .opaque, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .integer, .placeholder:
            false
        }
    }
}

extension TypeExpression {
    /// The spelling of a function type as that of a parameter which is kept: `@escaping () -> X`. An attribute follows
    /// what is no attribute: `nonisolated(nonsending) @escaping () async -> X`.
    package static func escaping(_ spelling: String) -> String {
        let specifier = "nonisolated(nonsending) "
        guard spelling.hasPrefix(specifier) else { return "@escaping " + spelling }
        return specifier + "@escaping " + spelling.dropFirst(specifier.count)
    }
}
