extension GraphDocument {
    /// A property, or a parameter of the code that builds the scope, whose value comes from the tree.
    package struct Dependency: Hashable, Sendable, Codable {
        /// The source of the value, and the time at which it is built.
        package enum Origin: String, Hashable, Sendable, Codable, CaseIterable {
            /// Built together with its owner.
            case instantiated
            /// Built together with its owner, concurrently with other asynchronous builds.
            case instantiatedConcurrently
            /// Built whenever the owner requests it: an instantiator or a function.
            case instantiatedOnDemand
            /// Built when the owner requests it for the first time, and cached.
            case instantiatedLazily
            /// Built when the owner requests it and no instance is alive.
            case instantiatedWeakly
            /// Passed at run time by the code that builds the owner.
            case forwarded
            /// Provided by a scope above.
            case received
            /// Provided by a scope above, or `nil`.
            case receivedIfAvailable
            /// Another value of this scope, or of a scope above, under this name and type.
            case renamed
        }

        package var label: String
        package var identity: String
        /// The type as spelled in the property, without module names.
        package var type: String
        package var origin: Origin
        package var place: Place
        /// The value that is taken, if it is not ``value`` itself: the source of a renamed dependency, or `x: X` for a
        /// dependency `x: X?` that is received only if available.
        package var takes: Value?
        /// Whether a renamed dependency accepts `nil` if nothing provides its source, and an optional as its source.
        @Omissible package var isTakenIfAvailable = false
        /// Whether only the scope itself and the scopes that it builds directly may use the value.
        @Omissible package var isLocal = false
        /// The kind of collection that the products form; `nil` for none.
        package var collection: Collection?
        /// The products: none if none is needed, one, or the elements of a collection in order.
        @Omissible package var builds: [Build] = []

        package var value: Value { Value(label: label, identity: identity) }
    }

    package enum Collection: String, Hashable, Sendable, Codable {
        case array, dictionary
    }

    /// A product that is built for a dependency.
    package struct Build: Hashable, Sendable, Codable {
        /// The name of the scope.
        package var scope: String
        /// The key of the product in the dictionary.
        package var key: String?
        /// Whether the property's type wraps the product rather than being a supertype of it: `AnyView(HomeView(…))`.
        @Omissible package var isWrapped = false
        /// Whether the product itself receives, from above, the value that it is built for.
        @Omissible package var decorates = false
        /// Whether the property's type already names the product.
        @Omissible package var isNamedByType = false
    }
}

extension GraphDocument.Dependency.Origin {
    /// Whether the scope provides the value to the scopes that it builds.
    package var isProvided: Bool {
        switch self {
        case .instantiated, .instantiatedConcurrently, .instantiatedOnDemand, .instantiatedLazily,
            .instantiatedWeakly, .forwarded, .renamed:
            true
        case .received, .receivedIfAvailable: false
        }
    }

    /// Whether the scope takes the value neither from above nor from another of its own.
    var isBuiltOrForwarded: Bool { isProvided && self != .renamed }

    /// Whether the product is built together with its owner.
    package var isAtOnce: Bool {
        switch self {
        case .instantiated, .instantiatedConcurrently: true
        case .instantiatedOnDemand, .instantiatedLazily, .instantiatedWeakly, .forwarded, .received,
            .receivedIfAvailable, .renamed:
            false
        }
    }
}
