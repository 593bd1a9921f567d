import HeirloomModel

/// A dependency in the graph.
package struct ScopeDependency: Hashable, Sendable {
    /// The property's label and type: what is offered below, where it is offered.
    package var value: ValueID
    /// The property's own spelling of the type.
    package var type: ResolvedType
    package var origin: Origin
    /// What is built for it. For what is instantiated one thing, or the elements of a collection in their order, or nothing
    /// where nothing need be; for others nothing.
    package var edges: [BuildEdge]
    /// What is made of what is built; `nil` for what that is itself.
    package var collection: Collection?
    /// Of a renamed one, the sibling that provides the source, an index in ``Scope/dependencies``; `nil`: from above.
    package var sibling: Int?
    /// Requirements met by a sibling that is still under construction, and so not met at all: `nil` is passed.
    package var unavailable: Set<ValueID>

    package init(
        value: ValueID,
        type: ResolvedType,
        origin: Origin,
        edges: [BuildEdge] = [],
        collection: Collection? = nil,
        sibling: Int? = nil,
        unavailable: Set<ValueID> = []
    ) {
        self.value = value
        self.type = type
        self.origin = origin
        self.edges = edges
        self.collection = collection
        self.sibling = sibling
        self.unavailable = unavailable
    }

    /// Whether its value is made of what its edges build, and not that itself: a collection, or nothing.
    package var isReplacedAsWhole: Bool { collection != nil || origin == .instantiated && edges.isEmpty }

    /// A value that holds several.
    package struct Collection: Hashable, Sendable {
        /// The type of one of them, as the property spells it.
        package var elementType: ResolvedType
        /// The keys of a dictionary, one for each edge; `nil` for an array.
        package var keys: [ElementKey]?

        package init(of elementType: ResolvedType, keys: [ElementKey]? = nil) {
            self.elementType = elementType
            self.keys = keys
        }
    }

    /// Where the value comes from.
    package enum Origin: Hashable, Sendable {
        /// `@Instantiated`: from what the edges build.
        case instantiated
        /// `@Forwarded`
        case forwarded
        /// `@Received`
        case received
        /// `@Received(onlyIfAvailable: true)`; the value is the one without the `?`.
        case receivedIfAvailable(ValueID)
        /// `@Received(fulfilledByDependencyNamed: …)`
        case renamed(Renaming)

        /// Whether the scope makes the value when it is built itself.
        package var isMade: Bool {
            switch self {
            case .instantiated, .renamed: true
            case .forwarded, .received, .receivedIfAvailable: false
            }
        }

        /// Whether the scope offers the value to what it builds: it does not what it merely receives.
        package var isProvided: Bool {
            switch self {
            case .instantiated, .forwarded, .renamed: true
            case .received, .receivedIfAvailable: false
            }
        }
    }

    /// A dependency under another name.
    package struct Renaming: Hashable, Sendable {
        package var source: Requirement
        /// The type that is called to wrap the value; `nil` for a value that converts by itself.
        package var wrapper: ResolvedType?
        /// The isolation of that call, `nonisolated` without one.
        package var wrapperIsolation = Isolation.nonisolated

        package var isWrapped: Bool { wrapper != nil }

        package init(source: Requirement, wrapper: ResolvedType?) {
            self.source = source
            self.wrapper = wrapper
        }
    }
}
