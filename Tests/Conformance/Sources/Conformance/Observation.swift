/// A syntactic element that a parser finds in a text, with its location.
struct Observation: Hashable {
    let kind: Kind
    /// The range of UTF-8 bytes.
    let bytes: Range<Int>
    /// The line and column of the first byte and of the one after the last: `3:5-4:1`.
    let place: String
    /// All other properties, including the ranges of its parts.
    let details: String
    /// The enclosing types, extensions and clauses, from the outside in.
    let enclosing: [String]
}

extension Observation: CustomStringConvertible {
    var description: String {
        "\(kind.rawValue) \(bytes) at \(place) in '\(enclosing.joined(separator: " > "))': \(details)"
    }
}

extension Observation: Comparable {
    static func < (left: Observation, right: Observation) -> Bool {
        (left.bytes.lowerBound, left.kind, left.bytes.upperBound, left.details, left.place)
            < (right.bytes.lowerBound, right.kind, right.bytes.upperBound, right.details, right.place)
    }
}

/// Formats an optional range, so that both observers write the same text.
func spelled(_ bytes: Range<Int>?) -> String {
    bytes.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "none"
}

/// Returns a name without its backticks.
func bare(_ name: String) -> String {
    name.count > 2 && name.first == "`" && name.last == "`" ? String(name.dropFirst().dropLast()) : name
}
