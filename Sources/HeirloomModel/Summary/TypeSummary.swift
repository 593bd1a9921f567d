/// The facts about a nominal type that are needed for names, access and isolation.
package struct TypeSummary: Hashable, Sendable {
    package var kind: TypeKind
    /// The nested name, outermost first. Within an extension, it begins with the name of the extended type as written.
    package var path: [String]
    package var nameRange: SourceRange = .blank
    /// The position after the name and the generic parameters: the start of an inheritance clause.
    package var headEnd: SourcePosition = .blank
    /// The source range of the access level, or the position to insert one.
    package var accessRange: SourceRange = .blank
    /// The start of the first attribute, modifier or keyword.
    package var start: SourcePosition = .blank
    /// The lowest access level of the type and its enclosing declarations.
    package var access: AccessLevel = .private
    /// The type's own access level, regardless of the enclosing declarations.
    package var declaredAccess: AccessLevel = .private
    package var isFinal = false
    /// Whether the type is declared in an extension.
    package var isInExtension = false
    /// Whether that extension is `nonisolated`, so that the default isolation applies only as to the extended type.
    package var isInNonisolatedExtension = false
    package var genericParameters: [String] = []
    package var inheritance: [TypeReference] = []
    package var isolation = IsolationSpelling()
    /// The initializers in the body; for a protocol, the required ones.
    package var initializers: [InitializerSummary] = []
    /// The types of stored properties and of associated values of cases; `nil` for an unknown type. In files without
    /// Heirloom's attributes, only for structs and enums that may be `Sendable` implicitly.
    package var storedTypes: [TypeReference?] = []
    /// Whether the type has a `where` clause with further requirements: `protocol P where Self: Base`.
    package var hasWhereClause = false
    /// The condition of the enclosing `#if`; `nil` outside of one.
    package var condition: Condition?
    /// Whether the type is not `@Instantiable` but could be without further changes. Only determined in files with
    /// Heirloom's attributes.
    package var mayBeInstantiable = false
    /// The explicit type of the property `id`; for a protocol, of the requirement `id`. It reveals an associated type
    /// that only the compiler would infer.
    @Rare package var typeOfID: TypeReference?
    /// The names of properties and functions that begin like a type's or a generated function's, and of a protocol's
    /// associated types. Within types that inherit them, they hide outer declarations of the same name.
    package var capitalizedMembers: [String] = []
    /// The names of an enum's cases, including those under `#if`.
    package var cases: [String] = []
    /// The names of possible macros that add conformances or members: attributes of the type that the compiler does not
    /// define, and `#` for macros among its members.
    package var macroCandidates: [String] = []
    /// The text of a protocol declaration, whose requirements are parsed when a mock is requested; empty for other
    /// types.
    package var protocolText = ""

    package init(kind: TypeKind, path: [String]) {
        self.kind = kind
        self.path = path
    }
}

extension TypeSummary {
    /// Whether the declaration suppresses copyability.
    package var suppressesCopying: Bool { inheritance.contains { $0.type.suppressesCopying } }
}

extension TypeSummary: SummaryPart {
    package static var blank: Self { Self(kind: .struct, path: []) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&kind)
        visitor.visit(&path)
        visitor.visit(&nameRange)
        visitor.visit(&headEnd)
        visitor.visit(&accessRange)
        visitor.visit(&start)
        visitor.visit(&access)
        visitor.visit(&declaredAccess)
        visitor.visit(&isFinal)
        visitor.visit(&isInExtension)
        visitor.visit(&isInNonisolatedExtension)
        visitor.visit(&genericParameters)
        visitor.visit(&inheritance)
        visitor.visit(&isolation)
        visitor.visit(&initializers)
        visitor.visit(&storedTypes)
        visitor.visit(&hasWhereClause)
        visitor.visit(&mayBeInstantiable)
        visitor.visit(&typeOfID)
        visitor.visit(&capitalizedMembers)
        visitor.visit(&cases)
        visitor.visit(&macroCandidates)
        visitor.visit(&protocolText)
        visitor.visit(&condition)
    }
}

/// The explicit isolation of a declaration: `@MainActor`, `nonisolated`.
package struct IsolationSpelling: Hashable, Sendable {
    /// The names of all attributes without arguments. Any of them may be a global actor.
    package var attributes: [String]
    package var isNonisolated: Bool
    /// Whether the function runs in the isolation of its caller, even if it suspends: `nonisolated(nonsending)`, or a
    /// parameter for the caller's isolation.
    package var isOfCaller: Bool

    package init(attributes: [String] = [], isNonisolated: Bool = false, isOfCaller: Bool = false) {
        self.attributes = attributes
        self.isNonisolated = isNonisolated
        self.isOfCaller = isOfCaller
    }
}

extension IsolationSpelling: SummaryPart {
    package static var blank: Self { Self() }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&attributes)
        visitor.visit(&isNonisolated)
        visitor.visit(&isOfCaller)
    }
}
