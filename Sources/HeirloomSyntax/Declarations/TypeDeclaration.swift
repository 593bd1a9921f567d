import HeirloomModel

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
    /// The position after the name and the generic parameters: the start of an inheritance clause.
    package var headEnd: SourcePosition
    package var inheritance: [TypeReference]
    /// The range of `where …`; `nil` without a clause.
    package var whereClause: SourceRange?
    /// The requirements of the clause.
    package var requirements: [GenericRequirement] = []
    package var members: [Declaration] = []
    /// The associated types of a protocol.
    package var associatedTypes: [AssociatedTypeDeclaration] = []
    /// The types of the associated values of an enum's cases, except those under `#if`.
    package var payloadTypes: [TypeReference] = []
    /// The names of an enum's cases.
    package var cases: [String] = []
    /// The range from `{` to `}`, inclusive.
    package var bodyRange: SourceRange
    /// The range from the first attribute to `}`.
    package var range: SourceRange
    /// Whether `#if` may occur among the attributes or in the body; `false` if there is none in the whole text up to
    /// the end of the type.
    package var mayHoldConditions = false
}

/// An extension: `extension Outer.Inner: P where T == Int { … }`.
package struct ExtensionDeclaration: Hashable, Sendable {
    package var attributes: [AttributeUse]
    package var modifiers: [Modifier]
    package var keywordRange: SourceRange
    package var extendedType: TypeReference
    package var inheritance: [TypeReference]
    package var whereClause: SourceRange?
    package var members: [Declaration] = []
    /// The range from `{` to `}`, inclusive.
    package var bodyRange: SourceRange
    package var range: SourceRange
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
}
