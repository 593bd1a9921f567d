/// The requirements of a protocol as declared, without inherited ones.
package struct ProtocolRequirements: Equatable, Sendable {
    /// The `@available(…)` attributes, as written.
    package var availability: [String] = []
    /// The `@_spi(…)` attributes, as written.
    package var spi: [String] = []
    package var associatedTypes: [AssociatedTypeDeclaration] = []
    /// The requirements in the `where` clauses of the protocol and its associated types.
    package var constraints: [GenericRequirement] = []
    package var requirements: [ProtocolRequirement] = []

    package init() {}

    /// The names of the associated types that `where Item == Int` fixes.
    package var fixedTypes: [String] { constraints.filter { $0.sameType != nil }.map(\.subjectName) }

    /// The protocols and the class in `where Self: P`, which the protocol inherits like those in its inheritance clause.
    package var supertypesOfSelf: [TypeExpression] {
        constraints.filter { $0.subject == .word("Self") }.compactMap(\.supertype)
    }
}

/// An associated type: `associatedtype Name: P where Name.Element == Int`.
package struct AssociatedTypeDeclaration: Equatable, Sendable {
    package let name: String
    package var inheritance: [TypeExpression]
    package var constraints: [GenericRequirement]
    /// The condition of the `#if` around it within the protocol; `nil` outside of one.
    package var condition: Condition?

    package init(name: String, inheritance: [TypeExpression] = [], constraints: [GenericRequirement] = []) {
        self.name = name
        self.inheritance = inheritance
        self.constraints = constraints
    }
}

/// A required function, property, subscript or initializer.
package struct ProtocolRequirement: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
        case function, property, `subscript`, initializer
    }

    package let kind: Kind
    /// The name; `init` for an initializer and `subscript` for a subscript.
    package let name: String
    package var attributes: [AttributeUse] = []
    package var modifiers: [Modifier] = []
    package var genericParameters: [GenericParameter] = []
    package var constraints: [GenericRequirement] = []
    package var parameters: [ParameterDeclaration] = []
    package var isAsync = false
    package var throwing: Throwing = .never
    /// The result type; `nil` for none, and for an initializer.
    package var result: TypeExpression?
    package var isSettable = false
    /// The condition of the `#if` around it within the protocol; `nil` outside of one.
    package var condition: Condition?

    package init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    package var isStatic: Bool { modifiers.has("static") || modifiers.has("class") }
}

/// A generic parameter: `T: P`, `each T`, `let count: Int`.
package struct GenericParameter: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
        case type, pack, value
    }

    package let kind: Kind
    package var name: String
    package var inheritance: TypeReference?
    package let range: SourceRange

    package init(kind: Kind, name: String, inheritance: TypeReference?, range: SourceRange) {
        self.kind = kind
        self.name = name
        self.inheritance = inheritance
        self.range = range
    }
}

/// A requirement of a `where` clause: `T: P`.
package struct GenericRequirement: Hashable, Sendable, SummaryPart {
    package var subject: TypeExpression
    /// `P` in `T: P`: a protocol or a superclass.
    package var supertype: TypeExpression?
    /// `U` in `T == U`.
    package var sameType: TypeExpression?

    package init(subject: TypeExpression, supertype: TypeExpression? = nil, sameType: TypeExpression? = nil) {
        self.subject = subject
        self.supertype = supertype
        self.sameType = sameType
    }

    /// The subject without `Self`: `Item` for `Self.Item`.
    package var subjectName: String {
        let name = subject.spelling
        return name.hasPrefix("Self.") ? String(name.dropFirst("Self.".count)) : name
    }

    package static var blank: Self { Self(subject: .placeholder) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&subject)
        visitor.visit(&supertype)
        visitor.visit(&sameType)
    }
}
