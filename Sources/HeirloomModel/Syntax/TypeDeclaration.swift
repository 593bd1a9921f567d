/// A kind of nominal type.
package enum TypeKind: String, Hashable, Sendable, Codable, CaseIterable {
    case `struct`, `class`, actor, `enum`, `protocol`
}

/// A nominal type: `@A public final class Name<T>: Base, P where T: Q { … }`.
package struct TypeDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    package var kind: TypeKind
    /// The range of the keyword: `struct`.
    package var keywordRange: SourceRange
    /// The name without backticks.
    package var name: String
    package var nameRange: SourceRange
    package var genericParameters: [GenericParameter]
    package var inheritance: [TypeReference]
    /// The range of `where …`; `nil` without a clause.
    package var whereClause: SourceRange?
    /// The requirements of the clause.
    package var requirements: [GenericRequirement]
    package var members: [Declaration]
    /// The associated types of a protocol.
    package var associatedTypes: [AssociatedTypeDeclaration]
    /// The types of the associated values of an enum's cases, except those under `#if`.
    package var payloadTypes: [TypeReference]
    /// The names of an enum's cases.
    package var cases: [String]
    /// The range from `{` to `}`, inclusive.
    package var bodyRange: SourceRange
    /// The range from the first attribute to `}`.
    package var range: SourceRange
    /// Whether `#if` may occur among the attributes or in the body; `false` if there is none in the whole text up to
    /// the end of the type.
    package var mayHoldConditions: Bool

    package init(
        attributes: [AttributeUse],
        modifiers: [Modifier],
        kind: TypeKind,
        keywordRange: SourceRange,
        name: String,
        nameRange: SourceRange,
        genericParameters: [GenericParameter],
        inheritance: [TypeReference],
        whereClause: SourceRange?,
        requirements: [GenericRequirement] = [],
        members: [Declaration],
        associatedTypes: [AssociatedTypeDeclaration] = [],
        payloadTypes: [TypeReference] = [],
        cases: [String] = [],
        bodyRange: SourceRange,
        range: SourceRange,
        mayHoldConditions: Bool
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.kind = kind
        self.keywordRange = keywordRange
        self.name = name
        self.nameRange = nameRange
        self.genericParameters = genericParameters
        self.inheritance = inheritance
        self.whereClause = whereClause
        self.requirements = requirements
        self.members = members
        self.associatedTypes = associatedTypes
        self.payloadTypes = payloadTypes
        self.cases = cases
        self.bodyRange = bodyRange
        self.range = range
        self.mayHoldConditions = mayHoldConditions
    }
}

/// A generic parameter: `T: P`, `each T`, `let count: Int`.
package struct GenericParameter: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case type, pack, value
    }

    package var kind: Kind
    package var name: String
    package var inheritance: TypeReference?
    package var range: SourceRange

    package init(kind: Kind, name: String, inheritance: TypeReference?, range: SourceRange) {
        self.kind = kind
        self.name = name
        self.inheritance = inheritance
        self.range = range
    }
}

/// An extension: `extension Outer.Inner: P where T == Int { … }`.
package struct ExtensionDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    package var keywordRange: SourceRange
    package var extendedType: TypeReference
    package var inheritance: [TypeReference]
    package var whereClause: SourceRange?
    /// The requirements of the clause.
    package var requirements: [GenericRequirement]
    package var members: [Declaration]
    /// The range from `{` to `}`, inclusive.
    package var bodyRange: SourceRange
    package var range: SourceRange

    package init(
        attributes: [AttributeUse],
        modifiers: [Modifier],
        keywordRange: SourceRange,
        extendedType: TypeReference,
        inheritance: [TypeReference],
        whereClause: SourceRange?,
        requirements: [GenericRequirement] = [],
        members: [Declaration],
        bodyRange: SourceRange,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.keywordRange = keywordRange
        self.extendedType = extendedType
        self.inheritance = inheritance
        self.whereClause = whereClause
        self.requirements = requirements
        self.members = members
        self.bodyRange = bodyRange
        self.range = range
    }
}

/// A type alias: `typealias Name<T> = Other<T>`.
package struct AliasDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    package var name: String
    package var nameRange: SourceRange
    package var genericParameters: [GenericParameter]
    package var aliasedType: TypeReference
    package var range: SourceRange

    package init(
        attributes: [AttributeUse],
        modifiers: [Modifier],
        name: String,
        nameRange: SourceRange,
        genericParameters: [GenericParameter],
        aliasedType: TypeReference,
        range: SourceRange
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.name = name
        self.nameRange = nameRange
        self.genericParameters = genericParameters
        self.aliasedType = aliasedType
        self.range = range
    }
}
