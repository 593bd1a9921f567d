import HeirloomModel

/// A place that collects declarations until its end is reached: a file, a body, a clause of `#if`.
struct Container {
    enum Kind {
        case file
        case type(TypeHeader)
        case extending(ExtensionHeader)
        case clause(ClauseHeader)
    }

    var kind: Kind
    /// Whether statements may stand here.
    var isFileScope: Bool
    /// The index of the token that ends it.
    var endIndex: Int
    /// Whether what its type stores is read where only names are wanted.
    var keepsStorage = false
    /// Whether all of its functions are read.
    var keepsFunctions = false
    var declarations: [Declaration] = []
    /// A protocol's associated types.
    var associatedTypes: [AssociatedTypeDeclaration] = []
    /// The types of what an enum's cases hold.
    var payloadTypes: [TypeReference] = []
    /// The names of an enum's cases.
    var cases: [String] = []
}

/// What stands before the body of a type: `@A public class Name<T>: Base where T: P`.
struct TypeHeader {
    var head: DeclarationHead
    var kind: TypeKind
    var keywordRange: SourceRange
    var name: String
    var nameRange: SourceRange
    var genericParameters: [GenericParameter]
    var inheritance: [TypeReference]
    var whereClause: SourceRange?
    var requirements: [GenericRequirement]
    /// Where `{` stands.
    var bodyStart: SourcePosition
}

/// What stands before the body of an extension: `extension Outer.Inner: P where T == Int`.
struct ExtensionHeader {
    var head: DeclarationHead
    var keywordRange: SourceRange
    var extendedType: TypeReference
    var inheritance: [TypeReference]
    var whereClause: SourceRange?
    var requirements: [GenericRequirement]
    /// Where `{` stands.
    var bodyStart: SourcePosition
}

/// What stands before a clause of `#if`: `#elseif os(iOS)`.
struct ClauseHeader {
    /// Where the directive stands.
    var start: SourcePosition
    var condition: String?
    /// Whether the compiler may pass the clause unread.
    var mayBeSkipped: Bool
    /// How many faults there were before it.
    var faultCount: Int
}

/// An `#if` whose `#endif` is yet to come.
struct OpenConditional {
    /// Where `#if` stands.
    var start: SourcePosition
    var clauses: [ConditionalClause] = []
    /// Whether the compiler's version may decide for one of them.
    var mayBeDecided = false
}

/// Attributes and modifiers: `@objc public static`.
struct DeclarationHead {
    var attributes: [AttributeUse] = []
    var modifiers: [Modifier] = []
    /// Where the first of them stands, or the declaration's keyword.
    var start: SourcePosition
}
