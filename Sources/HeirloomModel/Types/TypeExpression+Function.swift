extension TypeExpression {
    /// Whether the type is a function type, ignoring parentheses and attributes. Parameters of such a type are
    /// nonescaping by default: `@Sendable (X) -> Y`.
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

    /// `X` in `() -> X`, which is neither `async` nor throws.
    package var resultOfPlainFunction: TypeExpression? {
        switch self {
        case .function(let function):
            function.parameters.isEmpty && !function.isAsync && function.throwing == .never
                ? function.result : nil
        case .attributed(_, let base):
            base.resultOfPlainFunction
        case .tuple(let elements):
            elements.count == 1 && elements[0].label == nil ? elements[0].type.resultOfPlainFunction : nil
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray,
            .existential, .opaque, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .integer, .placeholder:
            nil
        }
    }

    /// Whether the type is marked as escaping: `@escaping () -> X`.
    package var isEscaping: Bool { isParameter(saying: "@escaping") }

    /// Returns whether a parameter of this type has a specifier or attribute: `inout`, `@autoclosure`.
    package func isParameter(saying word: String) -> Bool {
        guard case .attributed(let words, let base) = self else { return false }
        return words.contains(.word(word)) || base.isParameter(saying: word)
    }

    /// Returns the type for an escaping parameter. Functions get `@escaping`; optional functions escape by default.
    ///
    /// - Parameter isFunction: Whether the type is a function type, which an alias may hide.
    package func escaping(isFunction: Bool) -> TypeExpression {
        guard isFunction, !isEscaping else { return self }
        guard case .attributed(let attributes, let base) = self else {
            return .attributed(["@escaping"], self)
        }
        // Attributes follow specifiers.
        let specifiers = attributes.prefix(while: \.isSpecifier)
        return .attributed(specifiers + ["@escaping"] + attributes.dropFirst(specifiers.count), base)
    }

    /// Returns the spelling of a function type for an escaping parameter: `@escaping () -> X`. Attributes follow
    /// specifiers: `nonisolated(nonsending) @escaping () async -> X`.
    package static func escaping(_ spelling: String) -> String {
        let specifier = "nonisolated(nonsending) "
        guard spelling.hasPrefix(specifier) else { return "@escaping " + spelling }
        return specifier + "@escaping " + spelling.dropFirst(specifier.count)
    }
}
