extension GraphDocument {
    /// A property, or a parameter of what builds the scope, whose value comes from the tree.
    package struct Dependency: Hashable, Sendable {
        /// Where the value comes from, and when.
        package enum Origin: String, Hashable, Sendable, Codable, CaseIterable {
            /// Built with its owner.
            case instantiated
            /// Built with its owner, beside what else is waited for.
            case instantiatedConcurrently
            /// Built whenever the owner asks: an instantiator or a function.
            case instantiatedOnDemand
            /// Built when the owner asks for the first time, and kept.
            case instantiatedLazily
            /// Built when the owner asks and nobody holds one.
            case instantiatedWeakly
            /// Handed in at run time by whoever builds the owner.
            case forwarded
            /// Provided above.
            case received
            /// Provided above, or `nil`.
            case receivedIfAvailable
            /// Another value of this scope, or of one above, under this name and type.
            case renamed
        }

        package var value: Value
        /// The type as the property spells it, without the modules' names.
        package var type: String
        package var origin: Origin
        package var place: Place
        /// What is taken, where that is not ``value`` itself: of a renamed one its source, and of `x: X?` that is received only
        /// if available the `x: X`.
        package var takes: Value?
        /// Of a renamed one, whether `nil` will do where nothing provides its source, and an optional if something does.
        package var isTakenIfAvailable: Bool
        /// Whether only the scope itself and what it builds directly may use it.
        package var isLocal: Bool
        /// What kind of collection is made of what is built; `nil` for none.
        package var collection: Collection?
        /// What is built for it: nothing where nothing need be, one thing, or the elements of a collection in their order.
        package var builds: [Build]

        package init(
            value: Value,
            type: String,
            origin: Origin,
            place: Place,
            takes: Value? = nil,
            isTakenIfAvailable: Bool = false,
            isLocal: Bool = false,
            collection: Collection? = nil,
            builds: [Build] = []
        ) {
            self.value = value
            self.type = type
            self.origin = origin
            self.place = place
            self.takes = takes
            self.isTakenIfAvailable = isTakenIfAvailable
            self.isLocal = isLocal
            self.collection = collection
            self.builds = builds
        }
    }

    package enum Collection: String, Hashable, Sendable, Codable {
        case array, dictionary
    }

    /// What is built for a dependency.
    package struct Build: Hashable, Sendable {
        /// The name of the scope.
        package var scope: String
        /// Under which key it stands in the dictionary.
        package var key: String?
        /// Whether the property's type is made of what is built, and no supertype of that: `AnyView(HomeView(…))`.
        package var isWrapped: Bool
        /// Whether what is built takes from above what it is built for here.
        package var decorates: Bool
        /// Whether the property's type says already what is built.
        package var isNamedByType: Bool

        package init(
            scope: String,
            key: String? = nil,
            isWrapped: Bool = false,
            decorates: Bool = false,
            isNamedByType: Bool = false
        ) {
            self.scope = scope
            self.key = key
            self.isWrapped = isWrapped
            self.decorates = decorates
            self.isNamedByType = isNamedByType
        }
    }
}

extension GraphDocument.Dependency.Origin {
    /// Whether the scope offers the value to what it builds.
    package var isProvided: Bool {
        switch self {
        case .instantiated, .instantiatedConcurrently, .instantiatedOnDemand, .instantiatedLazily,
            .instantiatedWeakly, .forwarded, .renamed:
            true
        case .received, .receivedIfAvailable: false
        }
    }

    /// Whether what it builds is built with its owner.
    package var isAtOnce: Bool {
        switch self {
        case .instantiated, .instantiatedConcurrently: true
        case .instantiatedOnDemand, .instantiatedLazily, .instantiatedWeakly, .forwarded, .received,
            .receivedIfAvailable, .renamed:
            false
        }
    }
}
