/// A tree as data: the source of all diagrams and answers, and the format for other tools.
///
/// Scopes are identified by name, not by number, so that documents can be compared. The article "The graph document"
/// describes the JSON; its schema is `graph-document.schema.json`.
package struct GraphDocument: Hashable, Sendable {
    /// The format name in the JSON.
    package static let format = "heirloom-graph"
    /// The version, which increases whenever a reader of an older one could be misled. New keys alone do not increase
    /// it.
    package static let currentVersion = 1

    /// The modules whose roots are included, sorted.
    package var modules: [String]
    /// The names of the roots, sorted.
    package var roots: [String]
    /// All instantiable scopes of the modules that were read, whether or not a root reaches them, sorted by name. A
    /// product that is missing here was excluded from this part of the tree.
    package var scopes: [Scope]

    /// A source location.
    package struct Place: Hashable, Sendable, Codable {
        package var path: String
        /// The line, counted from 1.
        package var line: Int
        /// The column in UTF-8 bytes, counted from 1.
        package var column: Int

        /// The location in the compiler's format: `Sources/App/App.swift:12:5`.
        package var text: String { "\(path):\(line):\(column)" }
    }

    /// A label and a type, which together identify a value.
    package struct Value: Hashable, Sendable, Codable {
        package var label: String
        /// The fully qualified type, without aliases and sugar: `Optional<Models.User>`.
        package var identity: String
    }

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
        /// Whether the code that builds it is in its own module, because another one does not see all its parts.
        @Omissible package var hidesParts = false
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
