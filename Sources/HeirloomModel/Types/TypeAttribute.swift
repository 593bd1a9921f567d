/// An attribute or a specifier before a type or a function.
package enum TypeAttribute: Hashable, Sendable {
    /// One of the language's as it is written, `@` included: `@Sendable`, `@convention(c)`, `inout`
    case word(String)
    /// One that is declared, and so the name of a type: `@MainActor`, `@Storage.Disk`
    case declared(TypeExpression)

    /// An attribute without arguments.
    package init(named name: TypeExpression) {
        if case .named(let components) = name, components.count == 1, components[0].isPlain,
            LanguageAttributes.names.contains(components[0].name)
        {
            self = .word("@" + components[0].name)
        } else {
            self = .declared(name)
        }
    }

    /// The name of the global actor on which a function runs whose type has the attribute: `Storage.Disk`.
    package var globalActorName: String? {
        guard case .declared(let type) = self else { return nil }
        guard case .named(let components) = type else { return type.spelling }
        return components.map(\.name).joined(separator: ".")
    }

    /// Whether it is no attribute: `inout`, `nonisolated(nonsending)`
    package var isSpecifier: Bool {
        switch self {
        case .word(let word): !word.hasPrefix("@")
        case .declared: false
        }
    }

    /// The Swift that stands for it.
    package var spelling: String {
        spelling { components in components.map(\.spelling).joined(separator: ".") }
    }

    /// The Swift that stands for it, with each name printed by `name`.
    package func spelling(name: ([TypeNameComponent]) -> String) -> String {
        switch self {
        case .word(let word): word
        case .declared(let type): "@" + type.spelling(name: name)
        }
    }

    /// The attribute with the type that it names changed by `transform`.
    package func mappingType(_ transform: (TypeExpression) -> TypeExpression) -> TypeAttribute {
        switch self {
        case .word: self
        case .declared(let type): .declared(transform(type))
        }
    }
}

extension TypeAttribute: ExpressibleByStringLiteral {
    /// A word of the language's.
    package init(stringLiteral word: String) { self = .word(word) }
}

extension TypeAttribute: Codable {
    /// A word is a text, and what is declared a type.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let word = try? container.decode(String.self) {
            self = .word(word)
        } else {
            self = .declared(try container.decode(TypeExpression.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .word(let word): try container.encode(word)
        case .declared(let type): try container.encode(type)
        }
    }
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
