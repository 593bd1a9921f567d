/// Writes values by their parts, in order and without names.
///
/// The bytes contain no version: a cache belongs to one tool, and a summary document states its version. Writing through
/// `Codable` would cost more than parsing the source again: it creates a container and a key for each part, ten of them
/// for one property.
struct ArchiveWriter {
    /// The maximum nesting depth of types and conditions, which depends on the source.
    static let depthLimit = 48

    private(set) var declarations = ByteBuilder(capacity: 1024)
    /// The source positions, kept apart so that declarations can be compared without them.
    private(set) var places: [SourcePosition] = []
    /// Whether a value was omitted because it was nested too deeply.
    private(set) var isTooDeep = false
    private var depth = 0

    mutating func write(_ part: some SummaryPart) {
        var part = part
        part.visitParts(&self)
    }

    mutating func write(caseNumber: UInt8) { declarations.append(caseNumber) }

    /// Writes a value that is nested in another of the same kind.
    mutating func writeNested(_ write: (inout ArchiveWriter) -> Void) {
        guard depth < Self.depthLimit else {
            isTooDeep = true
            return
        }
        depth += 1
        write(&self)
        depth -= 1
    }
}

/// Changes none of the visited values, so that none has to be copied.
extension ArchiveWriter: PartVisitor {
    mutating func visit(_ flag: inout Bool) { write(caseNumber: flag ? 1 : 0) }
    mutating func visit(_ text: inout String) { declarations.append(text) }
    mutating func visit(_ count: inout Int) { declarations.appendCount(count) }
    mutating func visit(_ position: inout SourcePosition) { places.append(position) }
    mutating func visit(_ type: inout TypeExpression) { write(type) }
    mutating func visit(_ throwing: inout Throwing) { write(throwing) }
    mutating func visit(_ condition: inout Condition) { write(condition) }

    mutating func visit<Choice: SummaryChoice>(_ choice: inout Choice) {
        write(caseNumber: UInt8(truncatingIfNeeded: Choice.allCases.firstIndex(of: choice) ?? 0))
    }

    mutating func visit<Part: SummaryPart>(_ part: inout Part?) {
        write(caseNumber: part == nil ? 0 : 1)
        if let part { write(part) }
    }

    mutating func visit<Part: SummaryPart>(_ parts: inout [Part]) {
        declarations.appendCount(parts.count)
        if parts.count > 0 { write(each: parts) }
    }

    /// Writes the elements of an array. Separate, because most arrays are empty, and a debug build prepares the loop of
    /// a function in any case.
    private mutating func write(each parts: [some SummaryPart]) {
        for index in 0..<parts.count { write(parts[index]) }
    }

    mutating func visit<Place: SourcePlace>(_ place: inout Place) { place.visitParts(&self) }

    mutating func visit<Place: SourcePlace>(_ place: inout Place?) {
        write(caseNumber: place == nil ? 0 : 1)
        if let place { write(place) }
    }
}
