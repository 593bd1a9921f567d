/// A type alias, identified by its nested name.
package struct AliasSummary: Hashable, Sendable {
    package var path: [String]
    package var access: AccessLevel = .private
    package var genericParameters: [String] = []
    package var aliasedType: TypeReference
    /// The condition of the enclosing `#if`; `nil` outside of one.
    package var condition: Condition?

    package init(path: [String], aliasedType: TypeReference) {
        self.path = path
        self.aliasedType = aliasedType
    }
}

extension AliasSummary: SummaryPart {
    package static var blank: Self { Self(path: [], aliasedType: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&path)
        visitor.visit(&access)
        visitor.visit(&genericParameters)
        visitor.visit(&aliasedType)
        visitor.visit(&condition)
    }
}

/// The relevant parts of an extension: conformances, initializers and members that may hide a type.
package struct ExtensionSummary: Hashable, Sendable {
    package var extendedType: TypeReference
    package var inheritance: [TypeReference] = []
    package var initializers: [InitializerSummary] = []
    /// The functions that calls of a generated double might resolve to. Empty for an `@Instantiable` extension, whose
    /// functions are examined with its declaration.
    package var mockFunctions: [MockFunctionSummary] = []
    /// The explicit type of the property `id`.
    @Rare package var typeOfID: TypeReference?
    /// The names of properties and functions that begin like a type's or a generated function's.
    package var capitalizedMembers: [String] = []
    /// `where T: P`; `nil` without a clause.
    package var whereClause: String?
    /// The condition of the enclosing `#if`; `nil` outside of one.
    package var condition: Condition?

    package init(extendedType: TypeReference) { self.extendedType = extendedType }

    /// Whether the extension applies only to some specializations.
    package var isConstrained: Bool { whereClause != nil }
}

extension ExtensionSummary: SummaryPart {
    package static var blank: Self { Self(extendedType: .blank) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&extendedType)
        visitor.visit(&inheritance)
        visitor.visit(&initializers)
        visitor.visit(&mockFunctions)
        visitor.visit(&typeOfID)
        visitor.visit(&capitalizedMembers)
        visitor.visit(&whereClause)
        visitor.visit(&condition)
    }
}
