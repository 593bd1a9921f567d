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
}
