/// A property with one of Heirloom's attributes, or a parameter of `instantiate`.
package struct DependencyDeclaration: Equatable, Sendable, SummaryPart {
    /// The property's name, without backticks.
    package var label: String
    package var type: TypeReference
    package var source: Source
    /// The range of the name, where diagnostics are reported.
    package var labelRange: SourceRange
    /// The whole statement or parameter.
    package var range: SourceRange
    /// The range of the attribute; `nil` for a parameter, and if one attribute applies to several properties.
    package var attributeRange: SourceRange?
    /// The assignment in an initializer, if it is not a plain one: `self._x = Wrapper(wrappedValue: x)`.
    package var wrappedAssignment: String?
    /// Whether the initializer takes the property's wrapper itself, so that ``type`` is the wrapper's type.
    package var isWrapper = false
    /// `weak` or `unowned`; `nil` for a strong reference.
    package var reference: Reference?
    /// `isLocal: true`: whether only this type and the types that it builds directly may use the dependency.
    package var isLocal = false
    /// Whether the type certainly does not use the dependency: no other file can name it, and its own file only
    /// declares and stores it.
    package var isUnused = false
    /// The warnings that comments next to the dependency silence, as written: `// heirloom-ignore: unused-received`.
    package var ignoredWarnings: [ConfiguredText] = []

    package init(
        label: String,
        type: TypeReference,
        source: Source,
        labelRange: SourceRange,
        range: SourceRange
    ) {
        self.label = label
        self.type = type
        self.source = source
        self.labelRange = labelRange
        self.range = range
    }

    /// A reference that does not keep its object alive. A `weak` reference is also optional.
    package enum Reference: String, Hashable, Sendable, SummaryChoice {
        case weak, unowned
    }

    /// The source of a dependency's value.
    package enum Source: Equatable, Sendable {
        /// `@Instantiated(fulfilledByType: "Name")`
        indirect case instantiated(Instantiation)
        /// `@Forwarded`
        case forwarded
        /// `@Received(onlyIfAvailable: …)`
        case received(onlyIfAvailable: Bool)
        /// `@Received(fulfilledByDependencyNamed: "name", ofType: T.self)`
        indirect case renamed(Renaming)
    }

    /// The arguments of `@Instantiated`.
    package struct Instantiation: Equatable, Sendable, SummaryPart {
        /// The type in `fulfilledByType`, with the location of its text.
        package var fulfilledByType: TypeReference?
        package var erasedToConcreteExistential = false
        /// The lifetime; `nil` if each call builds a new value.
        package var lifetime: InstanceLifetime?
        /// `concurrently: true`
        package var isConcurrent = false
        /// The types in `collecting`, in order, each with the location of its text; `nil` if not specified.
        package var collecting: [TypeReference]?
        /// Whether `nil` or an empty collection is acceptable.
        package var onlyIfAvailable = false

        package init() {}

        package static let blank = Self()

        package mutating func visitParts(_ visitor: inout PartVisitor) {
            visitor.visit(&fulfilledByType)
            visitor.visit(&erasedToConcreteExistential)
            visitor.visit(&lifetime)
            visitor.visit(&isConcurrent)
            visitor.visit(&collecting)
            visitor.visit(&onlyIfAvailable)
        }
    }

    /// The arguments of `@Received` for a renamed dependency.
    package struct Renaming: Equatable, Sendable, SummaryPart {
        package var label: String
        package var labelRange: SourceRange
        package var type: TypeReference
        package var erasedToConcreteExistential: Bool
        package var onlyIfAvailable: Bool

        package init(
            label: String,
            labelRange: SourceRange,
            type: TypeReference,
            erasedToConcreteExistential: Bool = false,
            onlyIfAvailable: Bool = false
        ) {
            self.label = label
            self.labelRange = labelRange
            self.type = type
            self.erasedToConcreteExistential = erasedToConcreteExistential
            self.onlyIfAvailable = onlyIfAvailable
        }

        package static var blank: Self { Self(label: "", labelRange: .blank, type: .blank) }

        package mutating func visitParts(_ visitor: inout PartVisitor) {
            visitor.visit(&label)
            visitor.visit(&labelRange)
            visitor.visit(&type)
            visitor.visit(&erasedToConcreteExistential)
            visitor.visit(&onlyIfAvailable)
        }
    }

    package static let blank = Self(
        label: "",
        type: .blank,
        source: .blank,
        labelRange: .blank,
        range: .blank
    )

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&label)
        visitor.visit(&type)
        visitor.visit(&source)
        visitor.visit(&labelRange)
        visitor.visit(&range)
        visitor.visit(&attributeRange)
        visitor.visit(&wrappedAssignment)
        visitor.visit(&isWrapper)
        visitor.visit(&reference)
        visitor.visit(&isLocal)
        visitor.visit(&isUnused)
        visitor.visit(&ignoredWarnings)
    }
}

/// Visits the associated value of each case, at most one of which is present.
extension DependencyDeclaration.Source: SummaryPart {
    package static var blank: Self { .forwarded }

    package mutating func visitParts(_ visitor: inout PartVisitor) {
        visitor.visit(&instantiation)
        visitor.visit(&onlyIfAvailable)
        visitor.visit(&renaming)
    }

    private var instantiation: DependencyDeclaration.Instantiation? {
        get { if case .instantiated(let instantiation) = self { instantiation } else { nil } }
        set { if let newValue { self = .instantiated(newValue) } }
    }

    private var onlyIfAvailable: Bool? {
        get { if case .received(let onlyIfAvailable) = self { onlyIfAvailable } else { nil } }
        set { if let newValue { self = .received(onlyIfAvailable: newValue) } }
    }

    private var renaming: DependencyDeclaration.Renaming? {
        get { if case .renamed(let renaming) = self { renaming } else { nil } }
        set { if let newValue { self = .renamed(newValue) } }
    }
}

/// The lifetime of the value that a function builds: `@Instantiated(lifetime: .lazy)`.
package enum InstanceLifetime: String, Hashable, Sendable, SummaryChoice {
    /// Lives as long as the scope.
    case lazy
    /// Lives as long as something else holds it.
    case weak
}

/// Stores a fact that few declarations have behind a reference, so that its absence takes one word.
@propertyWrapper
package struct Rare<Value: Equatable & Sendable>: Equatable, Sendable {
    private indirect enum Box: Equatable, Sendable { case value(Value) }

    private var box: Box?

    package init(wrappedValue: Value?) {
        if let wrappedValue { box = .value(wrappedValue) }
    }

    package var wrappedValue: Value? {
        get {
            guard case .value(let value)? = box else { return nil }
            return value
        }
        set { box = newValue.map { .value($0) } }
    }
}
