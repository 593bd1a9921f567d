import HeirloomModel

/// A dependency with the edges that build it.
package final class ScopeDependency: Sendable {
    package let declared: DeclaredDependency
    /// The source of its value. A renamed dependency is wrapped only if a call wraps it.
    package let origin: Origin
    /// The edges that build the dependency. An instantiated dependency has one edge, one for each element of a
    /// collection, in order, or none if nothing has to be built. Other dependencies have none.
    package let edges: [BuildEdge]
    /// The elements of a collection, if nothing fulfills the type of the collection itself; `nil` for all other
    /// dependencies.
    package let collected: CollectedElements?
    /// The scopes that could build the dependency, if several types fulfill it: then none does.
    package let candidates: [ScopeID]
    /// The index of the sibling that provides the source of a renamed dependency; `nil` for a source from above.
    package let sibling: Int?

    init(
        _ declared: DeclaredDependency,
        origin: Origin,
        edges: [BuildEdge] = [],
        collected: CollectedElements? = nil,
        candidates: [ScopeID] = [],
        sibling: Int? = nil
    ) {
        self.declared = declared
        self.origin = origin
        self.edges = edges
        self.collected = collected
        self.candidates = candidates
        self.sibling = sibling
    }

    /// The source of the value.
    package enum Origin: Equatable, Sendable {
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
    package struct Renaming: Equatable, Sendable {
        package var source: Requirement
        /// The type whose initializer wraps the value; `nil` for a value that converts implicitly.
        package var wrapper: ResolvedType?
        /// The isolation of the wrapping call; `nonisolated` without one.
        package var wrapperIsolation = Isolation.nonisolated

        package var isWrapped: Bool { wrapper != nil }
    }
}

extension ScopeDependency {
    /// The property's label and type: the value that the scope provides below, if it provides one.
    @inlinable package var value: ValueID { declared.value }
    /// The property's own spelling of the type.
    @inlinable package var type: ResolvedType { declared.type }

    /// The request for the products of its edges: for a collection, the request for an element.
    package var request: BuildRequest? { collected?.request.element ?? declared.request }

    /// The parameters of the function that builds the products; empty if no function does.
    package var parameters: [BuilderParameter] {
        guard case .parameters(let parameters)? = request?.forwarding else { return [] }
        return parameters
    }

    /// Whether no type fulfills the dependency, or more than one does.
    package var lacksProduct: Bool { declared.request != nil && edges.isEmpty && !isAbsent }

    /// Whether nothing is built for the dependency, and nothing has to be.
    package var isAbsent: Bool {
        guard edges.isEmpty, candidates.isEmpty, declared.request?.attribute.onlyIfAvailable == true else {
            return false
        }
        return collected?.unknown.isEmpty ?? (declared.type.canonical.wrappedInOptional != nil)
    }

    /// Whether no type fulfills the dependency, as far as that is known.
    package var lacksFulfillment: Bool { lacksProduct && candidates.isEmpty && !declared.isAmbiguous }

    /// Whether the value is not a single product but a collection of products, or absent.
    package var isReplacedAsWhole: Bool { collected != nil && !lacksProduct || isAbsent }

    /// The value that the dependency needs from its scope or from above.
    package var requirement: Requirement? { declared.requirement }

    /// The value that the dependency itself takes from outside its scope.
    package var needFromAbove: Requirement? { sibling == nil ? requirement : nil }
}

extension [ScopeDependency] {
    /// The edges of all dependencies.
    package var edges: some Sequence<BuildEdge> { lazy.flatMap { $0.edges } }
    /// The edges along which products are built together with their owner.
    package var eagerEdges: [BuildEdge] { edges.filter { $0.moment == .atOnce } }
}

/// A value that must be passed in from above.
package enum Requirement: Hashable, Sendable {
    /// `x: X`
    case value(ValueID)
    /// An `x: X?` that is `nil` if neither an `x: X` nor an `x: X?` is provided; the value is the `x: X`.
    case ifAvailable(ValueID)

    /// The required value, whether or not it is taken only if available.
    package var value: ValueID {
        switch self {
        case .value(let value), .ifAvailable(let value): value
        }
    }

    /// A small number that is unique to the requirement.
    var number: Int {
        switch self {
        case .value(let value): 2 * value.index
        case .ifAvailable(let value): 2 * value.index + 1
        }
    }
}

/// For each value that a scope provides to the scopes below, the dependency that provides it: the last one if there are
/// several.
package struct Providers: Sendable {
    private var dependencies: [ValueID: Int] = [:]

    init(among dependencies: [DeclaredDependency]) {
        for index in 0..<dependencies.count where dependencies[index].origin.isProvided {
            self.dependencies[dependencies[index].value] = index
        }
    }

    package subscript(value: ValueID) -> Int? { dependencies[value] }

    /// The provided values and their dependencies, in declaration order.
    package var all: [(value: ValueID, dependency: Int)] {
        dependencies.map { ($0.key, $0.value) }.sorted { $0.dependency < $1.dependency }
    }
}
