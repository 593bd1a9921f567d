/// A type as written.
///
/// Sugar is kept, because generated code keeps the user's spelling. ``canonical(name:)`` removes it. Lists are not boxed,
/// because nearly all types are names.
package enum TypeExpression: Hashable, Sendable {
    /// `Int`, `Module.Outer.Inner<Argument>`
    case named([TypeNameComponent])
    /// `[Int].Index`, `(any P).Q`: a member of a type that is not a name
    indirect case member(of: TypeExpression, TypeNameComponent)
    /// `T?`
    indirect case optional(TypeExpression)
    /// `T!`
    indirect case implicitlyUnwrapped(TypeExpression)
    /// `[T]`
    indirect case array(TypeExpression)
    /// `[Key: Value]`
    indirect case dictionary(key: TypeExpression, value: TypeExpression)
    /// `[count of Element]`
    indirect case inlineArray(count: TypeExpression, element: TypeExpression)
    /// `()`, `(T)`, `(label: T, U)`
    case tuple([TupleTypeElement])
    /// `@Sendable (A) async throws -> B`
    indirect case function(FunctionTypeExpression)
    /// `any P`
    indirect case existential(TypeExpression)
    /// `some P`
    indirect case opaque(TypeExpression)
    /// `P & Q`
    case composition([TypeExpression])
    /// `T.Type`
    indirect case metatype(TypeExpression)
    /// `P.Protocol`
    indirect case protocolMetatype(TypeExpression)
    /// `~Copyable`
    indirect case suppressed(TypeExpression)
    /// `each T`
    indirect case packElement(TypeExpression)
    /// `repeat each T`
    indirect case packExpansion(TypeExpression)
    /// `@escaping T`, `inout T`, `@MainActor T`: attributes and specifiers in order
    indirect case attributed([TypeAttribute], TypeExpression)
    /// `3` in `Matrix<3, 4>`
    indirect case integer(String)
    /// `_`
    case placeholder
}

/// A component of a type's name: `Inner<Argument>`.
package struct TypeNameComponent: Hashable, Sendable, SummaryPart {
    /// The name without backticks.
    package var name: String
    /// The generic arguments; empty without angle brackets.
    package var arguments: [TypeExpression]
    /// Whether the angle brackets are empty: `Pack< >`, which differs from the name of the generic type alone.
    package var hasEmptyBrackets: Bool

    package init(_ name: String, arguments: [TypeExpression] = [], hasEmptyBrackets: Bool = false) {
        self.name = name
        self.arguments = arguments
        self.hasEmptyBrackets = hasEmptyBrackets
    }

    /// Whether the component has no angle brackets.
    package var isPlain: Bool { arguments.isEmpty && !hasEmptyBrackets }

    /// Returns the component with each of its arguments replaced.
    package func mappingArguments(_ replace: (TypeExpression) -> TypeExpression) -> TypeNameComponent {
        TypeNameComponent(name, arguments: arguments.map(replace), hasEmptyBrackets: hasEmptyBrackets)
    }

    package static var blank: Self { Self("") }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&name)
        visitor.visit(&arguments)
        visitor.visit(&hasEmptyBrackets)
    }
}

/// An element of a tuple type or a parameter of a function type: `label: T`.
package struct TupleTypeElement: Hashable, Sendable, SummaryPart {
    /// The first name; `nil` without one.
    package var label: String?
    /// The second name, as in `_ name: T`.
    package var secondName: String?
    package var type: TypeExpression
    /// Whether the type is followed by three dots: `T...`.
    package var isVariadic: Bool

    package init(
        label: String? = nil,
        secondName: String? = nil,
        type: TypeExpression,
        isVariadic: Bool = false
    ) {
        self.label = label
        self.secondName = secondName
        self.type = type
        self.isVariadic = isVariadic
    }

    package static var blank: Self { Self(type: .placeholder) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&label)
        visitor.visit(&secondName)
        visitor.visit(&type)
        visitor.visit(&isVariadic)
    }
}

/// A function type: `(A, B) async throws(E) -> C`.
package struct FunctionTypeExpression: Hashable, Sendable, SummaryPart {
    package var parameters: [TupleTypeElement]
    package var isAsync: Bool
    package var throwing: Throwing
    package var result: TypeExpression

    package init(
        parameters: [TupleTypeElement],
        isAsync: Bool = false,
        throwing: Throwing = .never,
        result: TypeExpression
    ) {
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.result = result
    }

    package static var blank: Self { Self(parameters: [], result: .placeholder) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&parameters)
        visitor.visit(&isAsync)
        visitor.visit(&throwing)
        visitor.visit(&result)
    }
}

/// The errors that a function can throw.
package indirect enum Throwing: Hashable, Sendable {
    case never
    /// `throws`
    case anyError
    /// `throws(E)`
    case error(TypeExpression)
    /// `rethrows`
    case rethrowing
}

/// An attribute or a specifier of a type or a function.
package enum TypeAttribute: Hashable, Sendable, SummaryPart {
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

    package static var blank: Self { .word("") }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
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

extension TypeAttribute: ExpressibleByStringLiteral {
    /// Creates an attribute or specifier that the language defines.
    package init(stringLiteral word: String) { self = .word(word) }
}

/// A type with its source range.
package struct TypeReference: Hashable, Sendable {
    package var type: TypeExpression
    package var range: SourceRange

    package init(type: TypeExpression, range: SourceRange) {
        self.type = type
        self.range = range
    }
}
