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
    /// Whether it says that it is kept: `@escaping () -> X`
    package var isEscaping: Bool { isParameter(saying: "@escaping") }

    /// Whether a word stands before it that says how a parameter of this type is passed: `inout`, `@autoclosure`
    package func isParameter(saying word: String) -> Bool {
        guard case .attributed(let words, let base) = self else { return false }
        return words.contains(.word(word)) || base.isParameter(saying: word)
    }

    /// The type as that of a parameter that is kept: a function escapes, and an optional does by itself.
    ///
    /// - Parameter isFunction: Whether it is one, which an alias may hide.
    package func escaping(isFunction: Bool) -> TypeExpression {
        guard isFunction, !isEscaping else { return self }
        guard case .attributed(let attributes, let base) = self else {
            return .attributed(["@escaping"], self)
        }
        // An attribute follows what is no attribute.
        let specifiers = attributes.prefix(while: \.isSpecifier)
        return .attributed(specifiers + ["@escaping"] + attributes.dropFirst(specifiers.count), base)
    }

    /// The spelling of a function type as that of a parameter which is kept: `@escaping () -> X`. An attribute follows
    /// what is no attribute: `nonisolated(nonsending) @escaping () async -> X`.
    package static func escaping(_ spelling: String) -> String {
        let specifier = "nonisolated(nonsending) "
        guard spelling.hasPrefix(specifier) else { return "@escaping " + spelling }
        return specifier + "@escaping " + spelling.dropFirst(specifier.count)
    }
}
