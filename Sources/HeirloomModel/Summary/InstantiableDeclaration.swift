/// A declaration that Heirloom can build: a type with `@Instantiable`, or one `instantiate` function of an extension
/// with it.
package struct InstantiableDeclaration: Equatable, Sendable, SummaryPart {
    /// The form of the declaration.
    package enum Form: Equatable, Sendable {
        /// `@Instantiable struct S`
        case declaration(TypeKind)
        /// `@Instantiable extension S`
        case `extension`
        /// `@Instantiated({ … }) let x: X`, with the label of the property.
        case closure(String)
    }

    package var form: Form
    /// The nested name of the declared type, or of the extended type as written.
    package var path: [String]
    /// The type to build: the declared type with its full nested name, or the type that `instantiate` returns.
    package var type: TypeReference
    /// The range of the name or the extended type, where diagnostics about the whole declaration are reported.
    package var nameRange: SourceRange
    /// The parameters of a generic type. Each specialization is built where it is requested.
    package var genericParameters: [String] = []
    /// The requirements on the generic arguments: `Model: Sendable`.
    package var genericRequirements: [GenericRequirement] = []
    package var attributeRange: SourceRange
    /// The members, from `{` to `}`.
    package var bodyRange: SourceRange
    /// The access level of the type, limited by the enclosing types; for an extension, that of `instantiate`.
    package var access: AccessLevel
    package var isFinal = false
    package var isolation = IsolationSpelling()
    /// The `@available(…)` attributes of the type and the enclosing types, as written.
    package var availability: [String] = []
    /// The `@_spi(…)` attributes of the type and the enclosing types, as written.
    package var spiAttributes: [String] = []
    /// The condition of the enclosing `#if`: `canImport(UIKit)`; `nil` outside of one.
    package var condition: Condition?
    /// The value of `isRoot`; `nil` if not specified.
    package var isRoot: Bool?
    package var fulfilledTypes: [TypeReference] = []
    package var conformsElsewhere = false
    /// The key of the type in dictionaries; `nil` if not specified.
    @Rare package var key: CollectionKey?
    package var testDouble = TestDoubleSettings()
    /// The dependencies, in declaration order.
    package var dependencies: [DependencyDeclaration]
    /// The stored properties that are not dependencies.
    package var otherProperties: [OtherProperty] = []
    package var construction: Construction
    /// The handwritten function that creates a double: `static func mock(…)`; `nil` if there is none.
    @Rare package var double: Construction?
    /// A function that looks like a double but cannot be called; `nil` if there is a usable one.
    @Rare package var unusableDouble: UnusableDouble?
    /// The closures that build dependencies, in the order of the dependencies. Each has the path of this declaration.
    package var closures: [InstantiableDeclaration] = []
    /// The names of properties and functions that begin like a type's, and so hide a type of that name, or like a
    /// generated function's.
    package var capitalizedMembers: [String] = []
    /// Whether the declaration itself contains mistakes, whose consequences are not reported.
    package var hasLocalFaults = false
    /// The warnings that comments next to the attribute or the name silence, as written:
    /// `// heirloom-ignore: unbuilt-type`.
    package var ignoredWarnings: [ConfiguredText] = []

    package init(
        form: Form,
        path: [String],
        type: TypeReference,
        nameRange: SourceRange,
        attributeRange: SourceRange,
        bodyRange: SourceRange,
        access: AccessLevel,
        dependencies: [DependencyDeclaration],
        construction: Construction
    ) {
        self.form = form
        self.path = path
        self.type = type
        self.nameRange = nameRange
        self.attributeRange = attributeRange
        self.bodyRange = bodyRange
        self.access = access
        self.dependencies = dependencies
        self.construction = construction
    }

    package static let blank = Self(
        form: .blank,
        path: [],
        type: .blank,
        nameRange: .blank,
        attributeRange: .blank,
        bodyRange: .blank,
        access: .private,
        dependencies: [],
        construction: .blank
    )

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&form)
        visitor.visit(&path)
        visitor.visit(&type)
        visitor.visit(&nameRange)
        visitor.visit(&genericParameters)
        visitor.visit(&genericRequirements)
        visitor.visit(&attributeRange)
        visitor.visit(&bodyRange)
        visitor.visit(&access)
        visitor.visit(&isFinal)
        visitor.visit(&isolation)
        visitor.visit(&availability)
        visitor.visit(&spiAttributes)
        visitor.visit(&condition)
        visitor.visit(&isRoot)
        visitor.visit(&fulfilledTypes)
        visitor.visit(&conformsElsewhere)
        visitor.visit(&_key)
        visitor.visit(&testDouble)
        visitor.visit(&dependencies)
        visitor.visit(&otherProperties)
        visitor.visit(&construction)
        visitor.visit(&_double)
        visitor.visit(&_unusableDouble)
        visitor.visit(&closures)
        visitor.visit(&capitalizedMembers)
        visitor.visit(&hasLocalFaults)
        visitor.visit(&ignoredWarnings)
    }
}

/// Visits the kind of a declared type, and the label of a closure. An extension has neither.
extension InstantiableDeclaration.Form: SummaryPart {
    package static var blank: Self { .extension }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
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
    /// The `@available(…)` attributes of the type and of the initializer that builds it.
    @inlinable package var availabilityOfBuilding: [String] {
        construction.availability.isEmpty ? availability : availability + construction.availability
    }

    package func otherProperty(labeled label: String) -> OtherProperty? {
        otherProperties.first { $0.label == label }
    }
}

extension [InstantiableDeclaration] {
    /// The declarations, each followed by its closures.
    package var withClosures: [InstantiableDeclaration] {
        contains { !$0.closures.isEmpty } ? flatMap { [$0] + $0.closures } : self
    }
}

/// The arguments of `@Instantiable` for test doubles.
package struct TestDoubleSettings: Equatable, Sendable, SummaryPart {
    package var generateMock = false
    package var mockOnly = false
    package var customMockName: String?
    package var mockAttributes: [TypeAttribute] = []

    /// The name of the handwritten function that creates a double.
    package var functionName: String { customMockName ?? "mock" }

    package init() {}

    package static var blank: Self { Self() }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&generateMock)
        visitor.visit(&mockOnly)
        visitor.visit(&customMockName)
        visitor.visit(&mockAttributes)
    }
}

/// A stored property that is not a dependency, but may have been meant to be one.
package struct OtherProperty: Equatable, Sendable, SummaryPart {
    package var label: String
    /// The range of an attribute that is probably a misspelled `@Instantiated`, `@Received` or `@Forwarded`; or the position
    /// to insert one.
    package var attributeRange: SourceRange
    /// Whether it can become a dependency: it has no value of its own.
    package var lacksValue: Bool

    package init(label: String, attributeRange: SourceRange, lacksValue: Bool) {
        self.label = label
        self.attributeRange = attributeRange
        self.lacksValue = lacksValue
    }

    package static var blank: Self { Self(label: "", attributeRange: .blank, lacksValue: false) }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&label)
        visitor.visit(&attributeRange)
        visitor.visit(&lacksValue)
    }
}

/// An `@available(…)` attribute, as far as it concerns generated code.
package struct AvailabilityAttribute {
    /// The arguments, separated by commas outside of string literals.
    private let arguments: [Substring]

    /// Returns `nil` for a text that is not an `@available` attribute.
    package init?(_ spelling: String) {
        guard let open = spelling.firstIndex(of: "("), let close = spelling.lastIndex(of: ")"), open < close
        else { return nil }
        var arguments: [Substring] = []
        var start = spelling.index(after: open)
        var index = start
        var isText = false
        while index < close {
            if spelling[index] == "\"" { isText.toggle() }
            if spelling[index] == ",", !isText {
                arguments.append(spelling[start..<index])
                start = spelling.index(after: index)
            }
            index = spelling.index(after: index)
        }
        arguments.append(spelling[start..<close])
        self.arguments = arguments.map(\.withoutOuterSpace)
    }

    /// `@available(*, unavailable)`
    private var isUnavailableEverywhere: Bool { arguments.first == "*" && arguments.contains("unavailable") }

    /// Whether the attribute deprecates the declaration on its platform, now or later.
    package var isDeprecated: Bool {
        arguments.contains { $0 == "deprecated" || $0.hasPrefix("deprecated:") }
    }

    /// Returns the attribute for code that builds the type with it, or `nil` if the attribute does not affect such
    /// code.
    package func ofBuilding(_ name: String) -> String? {
        guard !arguments.contains("noasync"), !isUnavailableEverywhere else { return nil }
        let kept = arguments.filter { !$0.hasPrefix("message:") && !$0.hasPrefix("renamed:") }
        let message = isDeprecated ? ["message: \"it builds '\(name)', which is deprecated\""] : []
        return "@available(\((kept.map(String.init) + message).joined(separator: ", ")))"
    }
}

extension Substring {
    fileprivate var withoutOuterSpace: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
