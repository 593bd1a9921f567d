/// A property with one of Heirloom's attributes, or a parameter of `instantiate`.
package struct DependencyDeclaration: Hashable, Sendable, Codable {
    /// The property's name, without backticks.
    package var label: String
    package var type: TypeReference
    package var source: Source
    /// The name, where faults are shown.
    package var labelRange: SourceRange
    /// The whole statement or parameter.
    package var range: SourceRange
    /// `nil` for a parameter, and where one attribute serves several properties.
    package var attribute: AttributePlace?
    /// How an initializer stores it where that is no plain assignment: `self._x = Wrapper(wrappedValue: x)`.
    package var wrappedAssignment: String?
    /// Whether it is the property's wrapper itself that an initializer takes: ``type`` is the wrapper's then.
    package var isWrapper: Bool
    /// The wrappers that the macro makes, outermost first: `@Published` without arguments.
    package var madeWrappers: [TypeExpression]
    /// `weak`, `unowned`; `nil` for a property that keeps its value alive.
    package var reference: Reference?

    package init(
        label: String,
        type: TypeReference,
        source: Source,
        labelRange: SourceRange,
        range: SourceRange,
        attribute: AttributePlace? = nil,
        wrappedAssignment: String? = nil,
        isWrapper: Bool = false,
        madeWrappers: [TypeExpression] = [],
        reference: Reference? = nil
    ) {
        self.label = label
        self.type = type
        self.source = source
        self.labelRange = labelRange
        self.range = range
        self.attribute = attribute
        self.wrappedAssignment = wrappedAssignment
        self.isWrapper = isWrapper
        self.madeWrappers = madeWrappers
        self.reference = reference
    }

    /// A reference that keeps nothing alive, and so is one to an object. One that is `weak` is optional, too.
    package enum Reference: String, Hashable, Sendable, Codable, CaseIterable {
        case weak, unowned
    }

    /// Where a dependency's value comes from.
    package enum Source: Hashable, Sendable, Codable {
        /// `@Instantiated(fulfilledByType: "Name")`
        case instantiated(Instantiation)
        /// `@Forwarded`
        case forwarded
        /// `@Received(onlyIfAvailable: …)`
        case received(onlyIfAvailable: Bool)
        /// `@Received(fulfilledByDependencyNamed: "name", ofType: T.self)`
        case renamed(Renaming)
    }

    /// What `@Instantiated` says.
    package struct Instantiation: Hashable, Sendable, Codable {
        /// The type named in `fulfilledByType`, with the place of its text.
        package var fulfilledByType: TypeReference?
        package var erasedToConcreteExistential: Bool

        package init(fulfilledByType: TypeReference? = nil, erasedToConcreteExistential: Bool = false) {
            self.fulfilledByType = fulfilledByType
            self.erasedToConcreteExistential = erasedToConcreteExistential
        }
    }

    /// What `@Received` says about a dependency under another name.
    package struct Renaming: Hashable, Sendable, Codable {
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
    }
}
