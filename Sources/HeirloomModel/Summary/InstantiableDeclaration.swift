/// Something that Heirloom may build: a type with `@Instantiable`, or one `instantiate` of an extension with it.
package struct InstantiableDeclaration: Hashable, Sendable, Codable {
    /// Where `@Instantiable` stands.
    package enum Form: Hashable, Sendable, Codable {
        /// `@Instantiable struct S`
        case declaration(TypeKind)
        /// `@Instantiable extension S`
        case `extension`
        /// `@Instantiated({ … }) let x: X`, by the label of the property
        case closure(String)
    }

    package var form: Form
    /// The nested name of the declared type, or of the extended one as written.
    package var path: [String]
    /// What is built: the declared type by its full nested name, or the type that `instantiate` returns.
    package var type: TypeReference
    /// The name, or the extended type, where faults of the whole declaration are shown.
    package var nameRange: SourceRange
    /// The parameters of a generic type, each specialisation of which is built where it is asked for.
    package var genericParameters: [String]
    /// What the arguments must meet: `Model: Sendable`.
    package var genericRequirements: [GenericRequirement]
    package var attribute: AttributePlace
    /// The members, from `{` to `}`.
    package var bodyRange: SourceRange
    /// The position of the first member, or of `}` where there is none; comments do not count.
    package var firstMember: SourcePosition
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
    /// Under which key it stands in dictionaries; `nil` where it is not said.
    package var key: CollectionKey?
    package var testDouble: TestDoubleSettings
    /// In declaration order.
    package var dependencies: [DependencyDeclaration]
    /// The stored properties that are no dependencies and have no value, where nothing else keeps an initializer from being
    /// added.
    package var valueless: [DependencyDeclaration]
    package var construction: Construction
    /// The function that the user wrote to make its double: `static func mock(…)`; `nil` without one.
    package var double: Construction?
    /// The function that looks like one and cannot be called; `nil` beside one that can.
    package var unusableDouble: UnusableDouble?
    /// The closures that build dependencies, in their order. Each has the path of this declaration.
    package var closures: [InstantiableDeclaration]
    /// The names of its properties and functions that begin like a type's, and so hide a type of that name, or like a
    /// generated function's.
    package var capitalizedMembers: [String]
    /// Whether the declaration itself is at fault, so that what follows from it is not to be reported.
    package var hasLocalFaults: Bool
    /// What comments beside the attribute or the name silence, as written: `// heirloom-ignore: unbuilt-type`.
    package var ignoredWarnings: [ConfiguredText]

    package init(
        form: Form,
        path: [String],
        type: TypeReference,
        nameRange: SourceRange,
        genericParameters: [String] = [],
        genericRequirements: [GenericRequirement] = [],
        attribute: AttributePlace,
        bodyRange: SourceRange,
        firstMember: SourcePosition = .start,
        access: AccessLevel,
        isFinal: Bool = false,
        isolation: IsolationSpelling = IsolationSpelling(),
        availability: [String] = [],
        spiAttributes: [String] = [],
        condition: Condition? = nil,
        isRoot: Bool? = nil,
        fulfilledTypes: [TypeReference] = [],
        conformsElsewhere: Bool = false,
        key: CollectionKey? = nil,
        testDouble: TestDoubleSettings = TestDoubleSettings(),
        dependencies: [DependencyDeclaration],
        valueless: [DependencyDeclaration] = [],
        construction: Construction,
        double: Construction? = nil,
        unusableDouble: UnusableDouble? = nil,
        closures: [InstantiableDeclaration] = [],
        capitalizedMembers: [String] = [],
        hasLocalFaults: Bool = false,
        ignoredWarnings: [ConfiguredText] = []
    ) {
        self.form = form
        self.path = path
        self.type = type
        self.nameRange = nameRange
        self.genericParameters = genericParameters
        self.genericRequirements = genericRequirements
        self.attribute = attribute
        self.bodyRange = bodyRange
        self.firstMember = firstMember
        self.access = access
        self.isFinal = isFinal
        self.isolation = isolation
        self.availability = availability
        self.spiAttributes = spiAttributes
        self.condition = condition
        self.isRoot = isRoot
        self.fulfilledTypes = fulfilledTypes
        self.conformsElsewhere = conformsElsewhere
        self.key = key
        self.testDouble = testDouble
        self.dependencies = dependencies
        self.valueless = valueless
        self.construction = construction
        self.double = double
        self.unusableDouble = unusableDouble
        self.closures = closures
        self.capitalizedMembers = capitalizedMembers
        self.hasLocalFaults = hasLocalFaults
        self.ignoredWarnings = ignoredWarnings
    }
}

extension InstantiableDeclaration: SummaryPart {
    package static var blank: Self {
        Self(
            form: .blank,
            path: [],
            type: .blank,
            nameRange: .blank,
            attribute: .blank,
            bodyRange: .blank,
            access: .private,
            dependencies: [],
            construction: .blank
        )
    }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&form)
        visitor.visit(&path)
        visitor.visit(&type)
        visitor.visit(&nameRange)
        visitor.visit(&genericParameters)
        visitor.visit(&genericRequirements)
        visitor.visit(&attribute)
        visitor.visit(&bodyRange)
        visitor.visit(&firstMember)
        visitor.visit(&access)
        visitor.visit(&isFinal)
        visitor.visit(&isolation)
        visitor.visit(&availability)
        visitor.visit(&spiAttributes)
        visitor.visit(&condition)
        visitor.visit(&isRoot)
        visitor.visit(&fulfilledTypes)
        visitor.visit(&conformsElsewhere)
        visitor.visit(&key)
        visitor.visit(&testDouble)
        visitor.visit(&dependencies)
        visitor.visit(&valueless)
        visitor.visit(&construction)
        visitor.visit(&double)
        visitor.visit(&unusableDouble)
        visitor.visit(&closures)
        visitor.visit(&capitalizedMembers)
        visitor.visit(&hasLocalFaults)
        visitor.visit(&ignoredWarnings)
    }
}

/// By the kind of what is declared or by the label of what a closure builds: an extension has neither.
extension InstantiableDeclaration.Form: SummaryPart {
    package static var blank: Self { .extension }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&kind)
        visitor.visit(&label)
    }

    private var kind: TypeKind? {
        get { if case .declaration(let kind) = self { kind } else { nil } }
        set { if let newValue { self = .declaration(newValue) } }
    }

    private var label: String? {
        get { if case .closure(let label) = self { label } else { nil } }
        set { if let newValue { self = .closure(newValue) } }
    }
}

extension InstantiableDeclaration {
    /// `@available(…)` of the type and of what builds it.
    @inlinable package var availabilityOfBuilding: [String] {
        construction.availability.isEmpty ? availability : availability + construction.availability
    }
}

extension [InstantiableDeclaration] {
    /// The declarations, each before the closures in it.
    package var withClosures: [InstantiableDeclaration] {
        contains { !$0.closures.isEmpty } ? flatMap { [$0] + $0.closures } : self
    }
}

/// What `@Instantiable` says about test doubles.
package struct TestDoubleSettings: Hashable, Sendable, Codable {
    package var generateMock: Bool
    package var mockOnly: Bool
    package var customMockName: String?
    package var mockAttributes: [TypeAttribute]

    /// What the function is called that the user writes to make a double.
    package var functionName: String { customMockName ?? "mock" }

    package init(
        generateMock: Bool = false,
        mockOnly: Bool = false,
        customMockName: String? = nil,
        mockAttributes: [TypeAttribute] = []
    ) {
        self.generateMock = generateMock
        self.mockOnly = mockOnly
        self.customMockName = customMockName
        self.mockAttributes = mockAttributes
    }
}

extension TestDoubleSettings: SummaryPart {
    package static var blank: Self { Self() }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&generateMock)
        visitor.visit(&mockOnly)
        visitor.visit(&customMockName)
        visitor.visit(&mockAttributes)
    }
}
