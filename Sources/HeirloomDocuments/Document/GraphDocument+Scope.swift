extension GraphDocument {
    /// A built type or value: an instantiable type, a specialization of one, or a closure.
    package struct Scope: Hashable, Sendable, Codable {
        /// The form of the declaration.
        package enum Kind: String, Hashable, Sendable, Codable {
            case `struct`, `class`, actor, `enum`
            /// `@Instantiable extension T`
            case `extension`
            /// `@Instantiated({ … }) let x: X`
            case closure
        }

        /// The unique, fully qualified type: `Storage.Repository<Models.User>`; for a closure, the property that it
        /// builds: `App.Home.makePage`.
        package var name: String
        /// The readable type, without module names.
        package var type: String
        package var module: String
        package var kind: Kind
        package var place: Place
        /// The global actor on which the scope must be built; `nil` for none.
        package var isolation: String?
        /// The effects of building the scope and everything built together with it: `async throws`; `nil` for none.
        package var effects: String?
        /// The part of ``effects`` that comes from the scope's own initializer, function or closure.
        package var ownEffects: String?
        /// The types in `fulfillingAdditionalTypes`, as spelled.
        @Omissible package var fulfills: [String] = []
        /// The key of the scope in dictionaries that collect it.
        package var key: String?
        /// The dependencies, in declaration order.
        @Omissible package var dependencies: [Dependency] = []
        /// The values that scopes above must provide: those received by the scope itself, and those received below it.
        @Omissible package var requires: [Requirement] = []
    }

    /// A value that a scope above must provide.
    package struct Requirement: Hashable, Sendable, Codable {
        package var label: String
        package var identity: String
        /// The readable type.
        package var type: String
        /// Whether `nil` is accepted if nothing provides the value, which is the one without `?`.
        @Omissible package var isOnlyIfAvailable = false

        package var value: Value { Value(label: label, identity: identity) }
    }
}
