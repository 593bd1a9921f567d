/// An attribute or a specifier of a type or a function.
package enum TypeAttribute: Hashable, Sendable {
    /// One defined by the language, as written: `@Sendable`, `@convention(c)`, `inout`
    case word(String)
    /// One declared in code, by the name of its type: `@MainActor`, `@Storage.Disk`
    case declared(TypeExpression)

    /// Creates an attribute without arguments.
    package init(named name: TypeExpression) {
        if case .named(let components) = name, components.count == 1, components[0].isPlain,
            LanguageAttributes.names.contains(components[0].name)
        {
            self = .word("@" + components[0].name)
        } else {
            self = .declared(name)
        }
    }

    /// The name of the global actor of a function type with this attribute: `Storage.Disk`.
    package var globalActorName: String? {
        guard case .declared(let type) = self else { return nil }
        guard case .named(let components) = type else { return type.spelling }
        return components.map(\.name).joined(separator: ".")
    }

    /// Whether it is a specifier rather than an attribute: `inout`, `nonisolated(nonsending)`.
    package var isSpecifier: Bool {
        switch self {
        case .word(let word): !word.hasPrefix("@")
        case .declared: false
        }
    }

    /// The attribute in Swift source.
    package var spelling: String {
        spelling { components in components.map(\.spelling).joined(separator: ".") }
    }

    /// Returns the attribute in Swift source, with each name printed by `name`.
    package func spelling(name: ([TypeNameComponent]) -> String) -> String {
        switch self {
        case .word(let word): word
        case .declared(let type): "@" + type.spelling(name: name)
        }
    }

    /// Returns the attribute with its type replaced by `transform`.
    package func mappingType(_ transform: (TypeExpression) -> TypeExpression) -> TypeAttribute {
        switch self {
        case .word: self
        case .declared(let type): .declared(transform(type))
        }
    }
}

extension TypeAttribute: ExpressibleByStringLiteral {
    /// Creates an attribute or specifier that the language defines.
    package init(stringLiteral word: String) { self = .word(word) }
}

extension TypeAttribute: SummaryPart {
    package static var blank: Self { .word("") }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        var (word, type): (String, TypeExpression?) =
            switch self {
            case .word(let word): (word, nil)
            case .declared(let type): ("", type)
            }
        visitor.visit(&word)
        visitor.visit(&type)
        self = type.map(TypeAttribute.declared) ?? .word(word)
    }
}
