/// The facts about a nominal type that are needed for names, access and isolation.
package struct TypeSummary: Equatable, Sendable, SummaryPart {
    package var kind: TypeKind
    /// The nested name, outermost first. Within an extension, it begins with the name of the extended type as written.
    package var path: [String]
    package var nameRange: SourceRange = .blank
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

    package static let blank = Self(kind: .struct, path: [])

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&kind)
        visitor.visit(&path)
        visitor.visit(&nameRange)
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
        visitor.visit(&_typeOfID)
        visitor.visit(&capitalizedMembers)
        visitor.visit(&cases)
        visitor.visit(&macroCandidates)
        visitor.visit(&protocolText)
        visitor.visit(&condition)
    }
}

extension TypeSummary {
    /// Whether the declaration suppresses copyability.
    package var suppressesCopying: Bool { inheritance.contains { $0.type.suppressesCopying } }
}

/// The explicit isolation of a declaration: `@MainActor`, `nonisolated`.
package struct IsolationSpelling: Hashable, Sendable, SummaryPart {
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

    package static var blank: Self { Self() }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&attributes)
        visitor.visit(&isNonisolated)
        visitor.visit(&isOfCaller)
    }
}

/// A kind of nominal type.
package enum TypeKind: String, Hashable, Sendable, CaseIterable {
    case `struct`, `class`, actor, `enum`, `protocol`
}

/// An initializer, as seen by its callers.
package struct InitializerSummary: Equatable, Sendable, SummaryPart {
    /// The labels of the parameters without defaults; `_` for a parameter without a label.
    package var requiredLabels: [String] = []
    /// The labels of all parameters; `_` for a parameter without a label.
    package var labels: [String] = []
    /// The types of all parameters, for initializers of a protocol, of a class, which a subclass may override, of an
    /// `@Instantiable` type, and of extensions.
    package var parameterTypes: [TypeReference] = []
    package var access: AccessLevel = .private
    package var isConvenience = false
    package var isRequired = false
    package var isFailable = false
    package var isAsync = false
    /// The isolation that the initializer itself spells.
    package var isolation = IsolationSpelling()
    /// The errors that it may throw, as written.
    package var throwing: Throwing = .never
    /// The type of the only argument of a call, which has no label: `some P` for a generic parameter `T: P`, a placeholder
    /// for one without a constraint. `nil` if there is no such call, or if it has effects.
    package var unlabeled: TypeExpression?
    /// The condition of the `#if` around it within the type or extension; `nil` outside of one.
    package var condition: Condition?
    /// The warnings that a comment next to the initializer silences.
    package var ignoredWarnings: [ConfiguredText] = []
    package var range: SourceRange

    package init(range: SourceRange) { self.range = range }

    package var isThrowing: Bool { throwing != .never }

    package static let blank = Self(range: .blank)

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&requiredLabels)
        visitor.visit(&labels)
        visitor.visit(&parameterTypes)
        visitor.visit(&access)
        visitor.visit(&isConvenience)
        visitor.visit(&isRequired)
        visitor.visit(&isFailable)
        visitor.visit(&isAsync)
        visitor.visit(&isolation)
        visitor.visit(&throwing)
        visitor.visit(&unlabeled)
        visitor.visit(&condition)
        visitor.visit(&ignoredWarnings)
        visitor.visit(&range)
    }
}
