import HeirloomModel

/// A part of a text whose declarations are collected until its end: a file, a body, a clause of `#if`.
struct Container {
    enum Kind {
        case file
        /// A type without its members.
        case type(TypeDeclaration)
        /// An extension without its members.
        case extending(ExtensionDeclaration)
        case clause(ClauseHeader)
    }

    var kind: Kind
    /// Whether statements are allowed.
    var isFileScope = false
    /// The index of the token that ends it.
    var endIndex: Int
    /// Whether the stored values of the type are read even if only names are wanted.
    var keepsStorage = false
    /// Whether all of its functions are read.
    var keepsFunctions = false
    var declarations: [Declaration] = []
    /// The associated types of a protocol.
    var associatedTypes: [AssociatedTypeDeclaration] = []
    /// The types of the associated values of an enum's cases.
    var payloadTypes: [TypeReference] = []
    /// The names of an enum's cases.
    var cases: [String] = []
}

/// The directive before a clause of `#if`: `#elseif os(iOS)`.
struct ClauseHeader {
    /// The position of the directive.
    var start: SourcePosition
    var condition: String?
    /// Whether the compiler may skip the clause without reading it.
    var mayBeSkipped: Bool
    /// The number of faults before the clause.
    var faultCount: Int
}

/// An `#if` that has no `#endif` yet.
struct OpenConditional {
    /// The position of `#if`.
    var start: SourcePosition
    var clauses: [ConditionalClause] = []
}

/// Attributes and modifiers: `@objc public static`.
struct DeclarationHead {
    var attributes: [AttributeUse] = []
    var modifiers: [Modifier] = []
    /// The position of the first of them, or of the declaration's keyword.
    var start: SourcePosition
}
