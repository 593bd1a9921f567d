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
    /// Whether it or a declaration around it is `@_spi`.
    package var isSPI: Bool
    package var isFinal: Bool
    package var genericParameters: [String]
    package var inheritance: [TypeReference]
    package var isolation: IsolationSpelling
    /// The initializers in its body; for a protocol those it requires.
    package var initializers: [InitializerSummary]
    /// The types of its stored properties and of what its cases hold; `nil` where one is not known. In files that
    /// carry no attribute of Heirloom's only for structs and enums that may be `Sendable` without saying so.
    package var storedTypes: [TypeReference?]
    /// Those of its generic parameters that must conform to something.
    package var constrainedParameters: [String]
    /// Whether a `where` clause says more about it: `protocol P where Self: Base`.
    package var hasWhereClause: Bool
    /// The condition of the `#if` in which it stands; `nil` outside of one.
    package var condition: Condition?
    /// Whether it could be `@Instantiable` as it is, and is not.
    /// Only in files that carry an attribute of Heirloom's.
    package var mayBeInstantiable: Bool
    /// The names of its properties and functions that begin like a type's or a generated function's, and of a protocol's
    /// associated types: inside of a type that inherits them they hide what has their name outside.
    package var capitalizedMembers: [String]
    /// The names of what may be a macro that adds conformances or members: attributes on it that the compiler does not
    /// define, and `#` for macros among its members.
    package var macroCandidates: [String]

    package init(
        kind: TypeKind,
        path: [String],
        nameRange: SourceRange,
        accessRange: SourceRange,
        start: SourcePosition,
        access: AccessLevel,
        isSPI: Bool = false,
        isFinal: Bool,
        genericParameters: [String],
        inheritance: [TypeReference],
        isolation: IsolationSpelling,
        initializers: [InitializerSummary],
        storedTypes: [TypeReference?],
        constrainedParameters: [String] = [],
        hasWhereClause: Bool = false,
        mayBeInstantiable: Bool = false,
        capitalizedMembers: [String] = [],
        macroCandidates: [String] = [],
        condition: Condition? = nil
    ) {
        self.kind = kind
        self.path = path
        self.nameRange = nameRange
        self.accessRange = accessRange
        self.start = start
        self.access = access
        self.isSPI = isSPI
        self.isFinal = isFinal
        self.genericParameters = genericParameters
        self.inheritance = inheritance
        self.isolation = isolation
        self.initializers = initializers
        self.storedTypes = storedTypes
        self.constrainedParameters = constrainedParameters
        self.hasWhereClause = hasWhereClause
        self.condition = condition
        self.mayBeInstantiable = mayBeInstantiable
        self.capitalizedMembers = capitalizedMembers
        self.macroCandidates = macroCandidates
    }
}

/// The isolation that a declaration itself spells: `@MainActor`, `nonisolated`.
package struct IsolationSpelling: Hashable, Sendable, Codable {
    /// The names of all attributes without arguments, any of which may be a global actor.
    package var attributes: [String]
    package var isNonisolated: Bool

    package init(attributes: [String] = [], isNonisolated: Bool = false) {
        self.attributes = attributes
        self.isNonisolated = isNonisolated
    }
}

/// An initializer, by what a caller writes.
package struct InitializerSummary: Hashable, Sendable, Codable {
    /// The labels of the parameters without defaults, `_` for none.
    package var requiredLabels: [String]
    /// The labels of all parameters, `_` for none.
    package var labels: [String]
    package var hasVariadicParameter: Bool
    /// The types of all parameters, for the initializers of a class, which a subclass may override, and of a protocol.
    package var parameterTypes: [TypeReference]
    package var access: AccessLevel
    package var isConvenience: Bool
    package var isRequired: Bool
    package var isFailable: Bool
    package var isAsync: Bool
    package var isThrowing: Bool
    /// What it takes where it can be called with one argument without a label, and with no effect.
    package var unlabelled: UnlabelledParameter?
    /// The condition of the `#if` inside the type or extension in which it stands; `nil` outside of one.
    package var condition: Condition?
    package var range: SourceRange

    package init(
        requiredLabels: [String],
        labels: [String],
        hasVariadicParameter: Bool = false,
        parameterTypes: [TypeReference],
        access: AccessLevel,
        isConvenience: Bool,
        isRequired: Bool = false,
        isFailable: Bool,
        isAsync: Bool = false,
        isThrowing: Bool = false,
        unlabelled: UnlabelledParameter? = nil,
        condition: Condition? = nil,
        range: SourceRange
    ) {
        self.requiredLabels = requiredLabels
        self.labels = labels
        self.hasVariadicParameter = hasVariadicParameter
        self.parameterTypes = parameterTypes
        self.access = access
        self.isConvenience = isConvenience
        self.isRequired = isRequired
        self.isFailable = isFailable
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.unlabelled = unlabelled
        self.condition = condition
        self.range = range
    }
}

/// What an initializer takes where one argument without a label will do: `init<T: P>(_ value: T, x: X = …)`.
package struct UnlabelledParameter: Hashable, Sendable, Codable {
    package var type: TypeExpression
    /// The generic parameters of the initializer.
    package var genericParameters: [String]
    /// What they must conform to or inherit from, each with the parameter's place.
    package var bounds: [Bound]
    /// What the types that theirs name must be: `T.Input == Int`.
    package var sameTypes: [GenericRequirement]
    /// Whether the initializer says more about its generic parameters than that.
    package var hasOtherRequirements: Bool

    package init(
        type: TypeExpression,
        genericParameters: [String] = [],
        bounds: [Bound] = [],
        sameTypes: [GenericRequirement] = [],
        hasOtherRequirements: Bool = false
    ) {
        self.type = type
        self.genericParameters = genericParameters
        self.bounds = bounds
        self.sameTypes = sameTypes
        self.hasOtherRequirements = hasOtherRequirements
    }

    /// `T: P`
    package struct Bound: Hashable, Sendable, Codable {
        package var parameter: String
        package var type: TypeExpression

        package init(parameter: String, type: TypeExpression) {
            self.parameter = parameter
            self.type = type
        }
    }
}

/// A type alias by its nested name.
package struct AliasSummary: Hashable, Sendable, Codable {
    package var path: [String]
    package var access: AccessLevel
    package var genericParameters: [String]
    package var aliasedType: TypeReference
    /// The condition of the `#if` in which it stands; `nil` outside of one.
    package var condition: Condition?

    package init(
        path: [String],
        access: AccessLevel,
        genericParameters: [String],
        aliasedType: TypeReference,
        condition: Condition? = nil
    ) {
        self.path = path
        self.access = access
        self.genericParameters = genericParameters
        self.aliasedType = aliasedType
        self.condition = condition
    }
}

/// What an extension adds that matters here: conformances, initializers and what may hide a type.
package struct ExtensionSummary: Hashable, Sendable, Codable {
    package var extendedType: TypeReference
    package var inheritance: [TypeReference]
    package var initializers: [InitializerSummary]
    /// Its functions called `instantiate` that take labelled arguments, those under `#if` inside it left out.
    /// Only in files that mention Heirloom.
    package var labelledCalls: [LabelledCallSummary]
    /// The names of its properties and functions that begin like a type's or a generated function's.
    package var capitalizedMembers: [String]
    /// `where T: P`, `nil` without one.
    package var whereClause: String?
    /// What the clause says, one requirement after the other.
    package var requirements: [GenericRequirement]
    /// Whether it says that what it adds is unavailable: `@available(*, unavailable) extension S: Sendable {}`.
    package var isUnavailable: Bool
    /// The condition of the `#if` in which it stands; `nil` outside of one.
    package var condition: Condition?

    package init(
        extendedType: TypeReference,
        inheritance: [TypeReference],
        initializers: [InitializerSummary],
        labelledCalls: [LabelledCallSummary] = [],
        capitalizedMembers: [String] = [],
        whereClause: String? = nil,
        requirements: [GenericRequirement] = [],
        isUnavailable: Bool = false,
        condition: Condition? = nil
    ) {
        self.extendedType = extendedType
        self.inheritance = inheritance
        self.initializers = initializers
        self.labelledCalls = labelledCalls
        self.capitalizedMembers = capitalizedMembers
        self.whereClause = whereClause
        self.requirements = requirements
        self.isUnavailable = isUnavailable
        self.condition = condition
    }

    /// Whether it extends some specialisations only.
    package var isConstrained: Bool { whereClause != nil }
}
