/// What names, access and isolation need to know of any nominal type.
package struct TypeSummary: Hashable, Sendable, Codable {
    package var kind: TypeKind
    /// The nested name, outermost first. Within an extension it begins with the extended type's name as
    /// written.
    package var path: [String]
    package var nameRange: SourceRange
    /// Where its access level is written; where one would be, for a type without.
    package var accessRange: SourceRange
    /// The first of its attributes, modifiers and keyword.
    package var start: SourcePosition
    /// The narrowest of its own and its enclosing declarations' access levels.
    package var access: AccessLevel
    /// Its own access level, whatever the declarations around it say.
    package var declaredAccess: AccessLevel
    package var isFinal: Bool
    /// Whether it stands in an extension, and not in the braces of a type or of nothing.
    package var isInExtension: Bool
    package var genericParameters: [String]
    package var inheritance: [TypeReference]
    package var isolation: IsolationSpelling
    /// The initializers in its body; for a protocol those it requires.
    package var initializers: [InitializerSummary]
    /// The types of its stored properties and of what its cases hold; `nil` where one is not known. In files that
    /// carry no attribute of Heirloom's only for structs and enums that may be `Sendable` without saying so.
    package var storedTypes: [TypeReference?]
    /// Whether a `where` clause says more about it: `protocol P where Self: Base`.
    package var hasWhereClause: Bool
    /// The condition of the `#if` in which it stands; `nil` outside of one.
    package var condition: Condition?
    /// Whether it could be `@Instantiable` as it is, and is not.
    /// Only in files that carry an attribute of Heirloom's.
    package var mayBeInstantiable: Bool
    /// The type that is written of its property `id`, of a protocol that it requires: it shows an associated type that only
    /// the compiler would infer.
    package var typeOfID: TypeReference?
    /// The names of its properties and functions that begin like a type's or a generated function's, and of a protocol's
    /// associated types: inside of a type that inherits them they hide what has their name outside.
    package var capitalizedMembers: [String]
    /// The names of an enum's cases, under `#if` or not.
    package var cases: [String]
    /// The names of what may be a macro that adds conformances or members: attributes on it that the compiler does not
    /// define, and `#` for macros among its members.
    package var macroCandidates: [String]
    /// The whole declaration of a protocol, from which its requirements are read where a mock is asked for; empty for another
    /// type.
    package var protocolText: String

    package init(
        kind: TypeKind,
        path: [String],
        nameRange: SourceRange,
        accessRange: SourceRange,
        start: SourcePosition,
        access: AccessLevel,
        declaredAccess: AccessLevel? = nil,
        isFinal: Bool,
        isInExtension: Bool = false,
        genericParameters: [String],
        inheritance: [TypeReference],
        isolation: IsolationSpelling,
        initializers: [InitializerSummary],
        storedTypes: [TypeReference?],
        hasWhereClause: Bool = false,
        mayBeInstantiable: Bool = false,
        typeOfID: TypeReference? = nil,
        capitalizedMembers: [String] = [],
        cases: [String] = [],
        macroCandidates: [String] = [],
        protocolText: String = "",
        condition: Condition? = nil
    ) {
        self.kind = kind
        self.path = path
        self.nameRange = nameRange
        self.accessRange = accessRange
        self.start = start
        self.access = access
        self.declaredAccess = declaredAccess ?? access
        self.isFinal = isFinal
        self.isInExtension = isInExtension
        self.genericParameters = genericParameters
        self.inheritance = inheritance
        self.isolation = isolation
        self.initializers = initializers
        self.storedTypes = storedTypes
        self.hasWhereClause = hasWhereClause
        self.condition = condition
        self.mayBeInstantiable = mayBeInstantiable
        self.typeOfID = typeOfID
        self.capitalizedMembers = capitalizedMembers
        self.cases = cases
        self.macroCandidates = macroCandidates
        self.protocolText = protocolText
    }
}

extension TypeSummary {
    /// Whether its declaration takes copyability away.
    package var suppressesCopying: Bool { inheritance.contains { $0.type.suppressesCopying } }
}

extension TypeSummary: SummaryPart {
    package static var blank: Self {
        Self(
            kind: .struct,
            path: [],
            nameRange: .blank,
            accessRange: .blank,
            start: .blank,
            access: .private,
            isFinal: false,
            genericParameters: [],
            inheritance: [],
            isolation: .blank,
            initializers: [],
            storedTypes: []
        )
    }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&kind)
        visitor.visit(&path)
        visitor.visit(&nameRange)
        visitor.visit(&accessRange)
        visitor.visit(&start)
        visitor.visit(&access)
        visitor.visit(&declaredAccess)
        visitor.visit(&isFinal)
        visitor.visit(&isInExtension)
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

/// The isolation that a declaration itself spells: `@MainActor`, `nonisolated`.
package struct IsolationSpelling: Hashable, Sendable, Codable {
    /// The names of all attributes without arguments, any of which may be a global actor.
    package var attributes: [String]
    package var isNonisolated: Bool
    /// Whether what is called runs where it is called, even where it suspends: `nonisolated(nonsending)`, or a parameter
    /// that is the isolation of the caller.
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
