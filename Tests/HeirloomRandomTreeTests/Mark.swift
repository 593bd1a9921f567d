/// A location in the text of a tree at which a diagnostic may be reported.
struct Mark: Hashable, Sendable {
    let name: String

    static func scope(_ scope: Int) -> Mark { Mark(name: "scope \(scope)") }
    static func service(_ service: Int) -> Mark { Mark(name: "service \(service)") }
    static func property(_ label: String, in scope: Int) -> Mark {
        Mark(name: "property \(label) of \(scope)")
    }
    /// A parameter of the closure that builds a property.
    static func parameter(_ label: String, for property: String, in scope: Int) -> Mark {
        Mark(name: "parameter \(label) for \(property) of \(scope)")
    }
    /// The type of a property.
    static func type(of label: String, in scope: Int) -> Mark {
        Mark(name: "type of \(label) of \(scope)")
    }
    static func addition(_ number: Int) -> Mark { Mark(name: "addition \(number)") }

    private static let opening: Character = "⟪"
    private static let closing: Character = "⟫"

    /// The text that marks the location in a line.
    var text: String { "\(Self.opening)\(name)\(Self.closing)" }

    /// Returns the line without marks, and the marks with their columns in bytes, counted from 1.
    static func marks(in line: String) -> (line: String, marks: [(mark: Mark, column: Int)]) {
        guard line.contains(opening) else { return (line, []) }
        let pieces = line.split(separator: opening, omittingEmptySubsequences: false)
        var plain = String(pieces[0])
        var marks: [(mark: Mark, column: Int)] = []
        for piece in pieces.dropFirst() {
            let name = piece.prefix { $0 != closing }
            marks.append((Mark(name: String(name)), plain.utf8.count + 1))
            plain += piece.dropFirst(name.count + 1)
        }
        return (plain, marks)
    }
}
