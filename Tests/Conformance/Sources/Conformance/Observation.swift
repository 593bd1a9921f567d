/// One thing that a parser sees in a text, and where.
struct Observation: Hashable {
    let kind: Kind
    /// UTF-8 bytes, from the first to behind the last.
    let bytes: Range<Int>
    /// Line and column of the first byte and of that behind the last: `3:5-4:1`.
    let place: String
    /// Everything else of it, ranges of its parts included.
    let details: String
    /// The types, extensions and clauses around it, from the outside in.
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

/// The two spellings of a range that may be missing, so that both sides write the same.
func spelled(_ bytes: Range<Int>?) -> String {
    bytes.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "none"
}

/// A name without its backticks.
func bare(_ name: String) -> String {
    name.count > 2 && name.first == "`" && name.last == "`" ? String(name.dropFirst().dropLast()) : name
}
