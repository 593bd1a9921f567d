extension GraphDocument {
    /// Something that is built: an instantiable type, a specialisation of one, or a closure.
    package struct Scope: Hashable, Sendable {
        /// How it is declared.
        package enum Kind: String, Hashable, Sendable, Codable {
            case `struct`, `class`, actor, `enum`
            /// `@Instantiable extension T`
            case `extension`
            /// `@Instantiated({ … }) let x: X`
            case closure
        }

        /// The type in full, which no other scope has: `Storage.Repository<Models.User>`; of a closure the property that it
        /// builds: `App.Home.makePage`.
        package var name: String
        /// The type as people say it, without the modules' names.
        package var type: String
        package var module: String
        package var kind: Kind
        package var place: Place
        /// The global actor on which it must be built; `nil` for none.
        package var isolation: String?
        /// What building it does besides, with all that it builds at once: `async throws`; `nil` for nothing.
        package var effects: String?
        /// What of ``effects`` comes from its own initializer, function or closure.
        package var ownEffects: String?
        /// The types that it lists in `fulfillingAdditionalTypes`, as it spells them.
        package var fulfills: [String]
        /// Under which key it stands in dictionaries that collect it.
        package var key: String?
        /// In declaration order.
        package var dependencies: [Dependency]
        /// What must be there above it for it to be built: what it receives itself, and what is received below it.
        package var requires: [Requirement]

        package init(
            name: String,
            type: String,
            module: String,
            kind: Kind,
            place: Place,
            isolation: String? = nil,
            effects: String? = nil,
            ownEffects: String? = nil,
            fulfills: [String] = [],
            key: String? = nil,
            dependencies: [Dependency] = [],
            requires: [Requirement] = []
        ) {
            self.name = name
            self.type = type
            self.module = module
            self.kind = kind
            self.place = place
            self.isolation = isolation
            self.effects = effects
            self.ownEffects = ownEffects
            self.fulfills = fulfills
            self.key = key
            self.dependencies = dependencies
            self.requires = requires
        }
    }

    /// A value that must be there above a scope.
    package struct Requirement: Hashable, Sendable {
        package var value: Value
        /// The type as people say it.
        package var type: String
        /// Whether `nil` will do where nothing provides it. The value is the one without `?`.
        package var isOnlyIfAvailable: Bool

        package init(value: Value, type: String, isOnlyIfAvailable: Bool = false) {
            self.value = value
            self.type = type
            self.isOnlyIfAvailable = isOnlyIfAvailable
        }
    }
}
