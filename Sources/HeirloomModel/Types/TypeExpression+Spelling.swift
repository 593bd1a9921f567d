extension TypeExpression {
    /// The type in Swift source, with conventional spacing.
    package var spelling: String {
        spelling { components in components.map(\.spelling).joined(separator: ".") }
    }

    /// Returns the type in Swift source, with each name printed by `name`.
    ///
    /// `name` takes the components of a whole name, and must also print its arguments.
    package func spelling(name: ([TypeNameComponent]) -> String) -> String {
        switch self {
        case .named(let components):
            name(components)
        case .member(of: let base, let component):
            base.spelling(name: name) + "." + component.spelling(name: name)
        case .optional(let wrapped):
            wrapped.postfixOperandSpelling(name: name) + "?"
        case .implicitlyUnwrapped(let wrapped):
            wrapped.postfixOperandSpelling(name: name) + "!"
        case .array(let element):
            "[" + element.spelling(name: name) + "]"
        case .dictionary(let key, let value):
            "[" + key.spelling(name: name) + ": " + value.spelling(name: name) + "]"
        case .inlineArray(let count, let element):
            "[" + count.spelling(name: name) + " of " + element.spelling(name: name) + "]"
        case .tuple(let elements):
            Self.spelling(of: elements, name: name)
        case .function(let function):
            function.spelling(name: name)
        case .existential(let constraint):
            "any " + constraint.spelling(name: name)
        case .opaque(let constraint):
            "some " + constraint.spelling(name: name)
        case .composition(let members):
            members.map { $0.spelling(name: name) }.joined(separator: " & ")
        case .metatype(let instance):
            instance.postfixOperandSpelling(name: name) + ".Type"
        case .protocolMetatype(let instance):
            instance.postfixOperandSpelling(name: name) + ".Protocol"
        case .suppressed(let constraint):
            "~" + constraint.spelling(name: name)
        case .packElement(let pack):
            "each " + pack.spelling(name: name)
        case .packExpansion(let pattern):
            "repeat " + pattern.spelling(name: name)
        case .attributed(let attributes, let base):
            (attributes.map { $0.spelling(name: name) } + [base.spelling(name: name)]).joined(separator: " ")
        case .integer(let digits):
            digits
        case .placeholder:
            "_"
        }
    }

    /// The spelling for a postfix `.self`.
    package var postfixOperandSpelling: String {
        postfixOperandSpelling { components in components.map(\.spelling).joined(separator: ".") }
    }

    /// Returns the spelling, with parentheses if a postfix `?` or `.Type` would otherwise bind to only a part of it.
    private func postfixOperandSpelling(name: ([TypeNameComponent]) -> String) -> String {
        let spelling = spelling(name: name)
        switch self {
        case .function, .existential, .opaque, .composition, .suppressed, .packElement, .packExpansion,
            .attributed:
            return "(" + spelling + ")"
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
            .metatype, .protocolMetatype, .integer, .placeholder:
            return spelling
        }
    }

    fileprivate static func spelling(
        of elements: [TupleTypeElement],
        name: ([TypeNameComponent]) -> String
    ) -> String {
        "(" + elements.map { $0.spelling(name: name) }.joined(separator: ", ") + ")"
    }
}

extension TypeNameComponent {
    /// `Inner<Argument>`
    package var spelling: String {
        spelling { components in components.map(\.spelling).joined(separator: ".") }
    }

    /// Returns `Inner<Argument>`, with each name in the arguments printed by `name`.
    package func spelling(name printName: ([TypeNameComponent]) -> String) -> String {
        let escaped = ReservedWords.escapedTypeName(name)
        if isPlain { return escaped }
        // `<>` before the parenthesis of a call would be parsed as an operator.
        if hasEmptyBrackets { return escaped + "< >" }
        return escaped + "<" + arguments.map { $0.spelling(name: printName) }.joined(separator: ", ") + ">"
    }
}

extension TupleTypeElement {
    /// Returns a label, with backticks if necessary. Of the keywords, only `inout` needs them.
    private static func escaped(_ name: String) -> String {
        name == "inout" || !ReservedWords.isPlainIdentifier(name) ? "`\(name)`" : name
    }

    fileprivate func spelling(name: ([TypeNameComponent]) -> String) -> String {
        let names = [label, secondName].compactMap { $0.map(Self.escaped) }.joined(separator: " ")
        return (names.isEmpty ? "" : names + ": ") + type.spelling(name: name) + (isVariadic ? "..." : "")
    }
}

extension FunctionTypeExpression {
    fileprivate func spelling(name: ([TypeNameComponent]) -> String) -> String {
        let effects = CallEffects(isAsync: isAsync, throwing: throwing).words(name: name).map { " " + $0 }
        return TypeExpression.spelling(of: parameters, name: name) + effects.joined() + " -> "
            + result.spelling(name: name)
    }
}
