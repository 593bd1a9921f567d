import HeirloomModel

/// A dependency in the graph.
package struct ScopeDependency: Hashable, Sendable {
    /// The property's label and type: the value that the scope provides below, if it provides one.
    package var value: ValueID
    /// The property's own spelling of the type.
    package var type: ResolvedType
    package var origin: Origin
    /// The edges that build the dependency. An instantiated dependency has one edge, one for each element of a
    /// collection, in order, or none if nothing has to be built. Other dependencies have none.
    package var edges: [BuildEdge] = []
    /// The collection made from the products; `nil` if the product is the value itself.
    package var collection: Collection?
    /// The index in ``Scope/dependencies`` of the sibling that provides the source of a renamed dependency; `nil` if it
    /// comes from above.
    package var sibling: Int?
    /// Requirements that only a sibling under construction could fulfill, and so are unfulfilled: `nil` is passed.
    package var unavailable: Set<ValueID> = []

    /// Whether the value is not a single product but a collection of products, or absent.
    package var isReplacedAsWhole: Bool { collection != nil || origin == .instantiated && edges.isEmpty }

    /// A value that consists of several products.
    package struct Collection: Hashable, Sendable {
        /// The type of an element, as the property spells it.
        package var elementType: ResolvedType
        /// The keys of a dictionary, one for each edge; `nil` for an array.
        package var keys: [ElementKey]?
    }

    /// The source of the value.
    package enum Origin: Hashable, Sendable {
        /// `@Instantiated`: built by the edges.
        case instantiated
        /// `@Forwarded`
        case forwarded
        /// `@Received`
        case received
        /// `@Received(onlyIfAvailable: true)`; the value is the one without the `?`.
        case receivedIfAvailable(ValueID)
        /// `@Received(fulfilledByDependencyNamed: …)`
        indirect case renamed(Renaming)

        /// Whether the scope produces the value itself when it is built.
        package var isMade: Bool {
            switch self {
            case .instantiated, .renamed: true
            case .forwarded, .received, .receivedIfAvailable: false
            }
        }

        /// Whether the scope provides the value to the scopes that it builds. A value that it merely receives comes to
        /// them from further above.
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
        /// The type whose initializer wraps the value; `nil` for a value that converts implicitly.
        package var wrapper: ResolvedType?
        /// The isolation of the wrapping call; `nonisolated` without one.
        package var wrapperIsolation = Isolation.nonisolated

        package var isWrapped: Bool { wrapper != nil }
    }
}
