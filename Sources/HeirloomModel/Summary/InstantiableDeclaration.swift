/// Something that Heirloom may build: a type with `@Instantiable`, or one `instantiate` of an extension with it.
package struct InstantiableDeclaration: Hashable, Sendable, Codable {
    /// Where `@Instantiable` stands.
    package enum Form: Hashable, Sendable, Codable {
        /// `@Instantiable struct S`
        case declaration(TypeKind)
        /// `@Instantiable extension S`
        case `extension`
    }

    package var form: Form
    /// The nested name of the declared type, or of the extended one as written.
    package var path: [String]
    /// What is built: the declared type by its full nested name, or the type that `instantiate` returns.
    package var type: TypeReference
    /// The name, or the extended type, where faults of the whole declaration are shown.
    package var nameRange: SourceRange
    package var attribute: AttributePlace
    /// The members, from `{` to `}`.
    package var bodyRange: SourceRange
    /// Of the type and what encloses it; of `instantiate` for an extension.
    package var access: AccessLevel
    package var isFinal: Bool
    package var isolation: IsolationSpelling
    /// `@available(…)` as written, on the type or what encloses it.
    package var availability: [String]
    /// `@_spi(…)` as written, on the type or what encloses it.
    package var spiAttributes: [String]
    /// The condition of the `#if` in which it stands: `canImport(UIKit)`; `nil` outside of one.
    package var condition: Condition?
    /// `nil` where it is not said.
    package var isRoot: Bool?
    package var fulfilledTypes: [TypeReference]
    package var conformsElsewhere: Bool
    package var testDouble: TestDoubleSettings
    /// In declaration order.
    package var dependencies: [DependencyDeclaration]
    package var construction: Construction
    /// The names of its properties and functions that begin like a type's, and so hide a type of that name, or like a
    /// generated function's.
    package var capitalizedMembers: [String]
    /// Whether the declaration itself is at fault, so that what follows from it is not to be reported.
    package var hasLocalFaults: Bool

    package init(
        form: Form,
        path: [String],
        type: TypeReference,
        nameRange: SourceRange,
        attribute: AttributePlace,
        bodyRange: SourceRange,
        access: AccessLevel,
        isFinal: Bool = false,
        isolation: IsolationSpelling = IsolationSpelling(),
        availability: [String] = [],
        spiAttributes: [String] = [],
        condition: Condition? = nil,
        isRoot: Bool? = nil,
        fulfilledTypes: [TypeReference] = [],
        conformsElsewhere: Bool = false,
        testDouble: TestDoubleSettings = TestDoubleSettings(),
        dependencies: [DependencyDeclaration],
        construction: Construction,
        capitalizedMembers: [String] = [],
        hasLocalFaults: Bool = false
    ) {
        self.form = form
        self.path = path
        self.type = type
        self.nameRange = nameRange
        self.attribute = attribute
        self.bodyRange = bodyRange
        self.access = access
        self.isFinal = isFinal
        self.isolation = isolation
        self.availability = availability
        self.spiAttributes = spiAttributes
        self.condition = condition
        self.isRoot = isRoot
        self.fulfilledTypes = fulfilledTypes
        self.conformsElsewhere = conformsElsewhere
        self.testDouble = testDouble
        self.dependencies = dependencies
        self.construction = construction
        self.capitalizedMembers = capitalizedMembers
        self.hasLocalFaults = hasLocalFaults
    }
}

extension InstantiableDeclaration {
    /// `@available(…)` of the type and of what builds it.
    package var availabilityOfBuilding: [String] {
        construction.availability.isEmpty ? availability : availability + construction.availability
    }
}

/// What `@Instantiable` says about test doubles.
package struct TestDoubleSettings: Hashable, Sendable, Codable {
    package var generateMock: Bool
    package var mockOnly: Bool
    package var customMockName: String?
    package var mockAttributes: String

    package init(
        generateMock: Bool = false,
        mockOnly: Bool = false,
        customMockName: String? = nil,
        mockAttributes: String = ""
    ) {
        self.generateMock = generateMock
        self.mockOnly = mockOnly
        self.customMockName = customMockName
        self.mockAttributes = mockAttributes
    }
}

/// The call that builds a type.
package struct Construction: Hashable, Sendable, Codable {
    package enum Callee: Hashable, Sendable, Codable, CaseIterable {
        /// The initializer that the macro writes.
        case memberwiseInitializer
        /// The `init()` that a class without dependencies inherits.
        case inheritedInitializer
        /// An initializer that the user wrote.
        case writtenInitializer
        /// `static func instantiate`
        case instantiateFunction
    }

    /// One argument of the call.
    package struct Argument: Hashable, Sendable, Codable {
        /// `nil` for an argument without a label.
        package var label: String?
        /// The label of the dependency that is passed.
        package var dependency: String
        /// The type of the parameter, `nil` where the macro writes it.
        package var typeRange: SourceRange?
        /// The type of the parameter, where only more than the declaration can prove that it is the dependency's:
        /// one of the two spellings may be an alias. Of an `@autoclosure` it is what that returns, or the whole of it where
        /// its function hides behind an alias.
        package var unprovenType: TypeExpression?
        /// Whether the dependency is a function that is called where it is passed, for a parameter that is an
        /// `@autoclosure`: `make: make()`.
        package var isCalled: Bool
        /// The type of a parameter that is `sending`, without that word.
        package var sentType: TypeReference?
        /// Whether the parameter is an `@autoclosure`, which may take the result of a function behind an alias.
        package var isAutoclosure: Bool

        package init(
            label: String?,
            dependency: String,
            typeRange: SourceRange? = nil,
            unprovenType: TypeExpression? = nil,
            isCalled: Bool = false,
            sentType: TypeReference? = nil,
            isAutoclosure: Bool = false
        ) {
            self.label = label
            self.dependency = dependency
            self.typeRange = typeRange
            self.unprovenType = unprovenType
            self.isCalled = isCalled
            self.sentType = sentType
            self.isAutoclosure = isAutoclosure
        }
    }

    package var callee: Callee
    /// In the order of the parameters; those with defaults that are no dependencies are left out.
    package var arguments: [Argument]
    package var access: AccessLevel
    /// What the initializer or function spells itself, apart from its type.
    package var isolation: IsolationSpelling
    /// `@available(…)` as written on an initializer.
    package var availability: [String]
    /// Where it is written, `nil` for the macro's.
    package var range: SourceRange?
    /// Where its access level is written or would be, `nil` for the macro's.
    package var accessRange: SourceRange?

    package init(
        callee: Callee,
        arguments: [Argument],
        access: AccessLevel,
        isolation: IsolationSpelling = IsolationSpelling(),
        availability: [String] = [],
        range: SourceRange? = nil,
        accessRange: SourceRange? = nil
    ) {
        self.callee = callee
        self.arguments = arguments
        self.access = access
        self.isolation = isolation
        self.availability = availability
        self.range = range
        self.accessRange = accessRange
    }
}
