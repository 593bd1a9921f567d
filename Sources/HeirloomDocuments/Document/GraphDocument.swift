/// A tree as data: what every picture is drawn from, what questions are asked of, and what other tools read.
///
/// Scopes are named, not numbered, so that two documents can be compared. The article "The graph document" describes its
/// JSON, and `graph-document.schema.json` beside it is the schema.
package struct GraphDocument: Hashable, Sendable {
    /// What the document calls itself.
    package static let format = "heirloom-graph"
    /// Grows whenever a reader of an earlier one could be misled. New keys alone are no reason.
    package static let currentVersion = 1

    /// The modules whose roots are shown, sorted.
    package var modules: [String]
    /// The names of the roots, sorted.
    package var roots: [String]
    /// Whatever can be instantiated in the modules read, whether a root reaches it or not, sorted by name. What is built but
    /// is not among them was left out of the picture.
    package var scopes: [Scope]

    package init(modules: [String], roots: [String], scopes: [Scope]) {
        self.modules = modules
        self.roots = roots
        self.scopes = scopes
    }

    /// Where something stands.
    package struct Place: Hashable, Sendable, Codable {
        package var path: String
        /// From 1.
        package var line: Int
        /// In UTF-8 bytes, from 1.
        package var column: Int

        package init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }

        /// As compilers write it: `Sources/App/App.swift:12:5`
        package var text: String { "\(path):\(line):\(column)" }
    }

    /// A label and a type, by which values are told apart.
    package struct Value: Hashable, Sendable, Codable {
        package var label: String
        /// The type with all names in full, without aliases and sugar: `Optional<Models.User>`.
        package var identity: String

        package init(label: String, identity: String) {
            self.label = label
            self.identity = identity
        }
    }
}
