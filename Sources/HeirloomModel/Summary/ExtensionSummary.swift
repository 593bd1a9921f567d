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

extension AliasSummary: SummaryPart {
    package static var blank: Self {
        Self(path: [], access: .private, genericParameters: [], aliasedType: .blank)
    }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&path)
        visitor.visit(&access)
        visitor.visit(&genericParameters)
        visitor.visit(&aliasedType)
        visitor.visit(&condition)
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
    /// Its functions that may be meant where a generated double is called. None of an extension with `@Instantiable`, whose
    /// functions are looked at where that stands.
    package var mockFunctions: [MockFunctionSummary]
    /// The type that is written of its property `id`.
    package var typeOfID: TypeReference?
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
        mockFunctions: [MockFunctionSummary] = [],
        typeOfID: TypeReference? = nil,
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
        self.mockFunctions = mockFunctions
        self.typeOfID = typeOfID
        self.capitalizedMembers = capitalizedMembers
        self.whereClause = whereClause
        self.requirements = requirements
        self.isUnavailable = isUnavailable
        self.condition = condition
    }

    /// Whether it extends some specialisations only.
    package var isConstrained: Bool { whereClause != nil }
}

extension ExtensionSummary: SummaryPart {
    package static var blank: Self { Self(extendedType: .blank, inheritance: [], initializers: []) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&extendedType)
        visitor.visit(&inheritance)
        visitor.visit(&initializers)
        visitor.visit(&labelledCalls)
        visitor.visit(&mockFunctions)
        visitor.visit(&typeOfID)
        visitor.visit(&capitalizedMembers)
        visitor.visit(&whereClause)
        visitor.visit(&requirements)
        visitor.visit(&isUnavailable)
        visitor.visit(&condition)
    }
}
