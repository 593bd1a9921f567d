/// Reads the bytes of an ``ArchiveWriter`` without trusting them.
///
/// If the bytes end too early or contain impossible values, reading continues with zeros and ``isComplete`` becomes
/// `false`. The types therefore need no error handling for their parts.
struct ArchiveReader {
    private var declarations: ByteScanner
    /// In the order in which they were written.
    private let places: [SourcePosition]
    private var nextPlace = 0
    private var isDamaged = false
    private var depth = 0

    init(declarations: ByteScanner, places: [SourcePosition]) {
        self.declarations = declarations
        self.places = places
    }

    mutating func read<Part: SummaryPart>() -> Part {
        var part = Part.blank
        part.visitParts(&self)
        return part
    }

    /// Reads the number of a case, which must be below `limit`.
    mutating func readCase(below limit: Int) -> Int {
        guard let byte = declarations.byte(), byte < limit else { return fail(0) }
        return Int(byte)
    }

    mutating func readCase<Case: RawRepresentable<UInt8>>(else fallback: Case) -> Case {
        declarations.byte().flatMap(Case.init) ?? fail(fallback)
    }

    /// Whether all bytes were read without errors.
    var isComplete: Bool { !isDamaged && declarations.isAtEnd && nextPlace == places.count }

    /// Reads a value that is nested in another of the same kind. Returns `nil` for nesting deeper than any writer's.
    mutating func readNested<Value>(_ read: (inout ArchiveReader) -> Value) -> Value? {
        guard depth < ArchiveWriter.depthLimit else { return fail(nil) }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    /// Reads a number of elements, each of which takes at least one byte.
    private mutating func readElementCount() -> Int {
        guard let count = declarations.count(), count >= 0, count <= declarations.end - declarations.offset
        else { return fail(0) }
        return count
    }

    /// Marks the archive as damaged and stops reading: all further counts are zero.
    private mutating func fail<Value>(_ value: Value) -> Value {
        isDamaged = true
        declarations.skipToEnd()
        return value
    }
}

/// Leaves empty arrays and optionals as they are in ``SummaryPart/blank``. Most are empty, and replacing them takes long in
/// a debug build.
extension ArchiveReader: PartVisitor {
    mutating func visit(_ flag: inout Bool) { flag = readCase(below: 2) == 1 }
    mutating func visit(_ text: inout String) { text = declarations.text() ?? fail("") }

    mutating func visit(_ count: inout Int) {
        guard let read = declarations.count(), read >= 0 else { return fail(()) }
        count = read
    }

    mutating func visit(_ type: inout TypeExpression) { type = readType() }
    mutating func visit(_ throwing: inout Throwing) { throwing = readThrowing() }
    mutating func visit(_ condition: inout Condition) { condition = readCondition() }

    mutating func visit(_ position: inout SourcePosition) {
        guard nextPlace < places.count else { return fail(()) }
        position = places[nextPlace]
        nextPlace += 1
    }

    mutating func visit<Choice: SummaryChoice>(_ choice: inout Choice) {
        let choices = Choice.allCases
        choice = choices[readCase(below: choices.count)]
    }

    mutating func visit<Part: SummaryPart>(_ part: inout Part?) {
        if readCase(below: 2) == 1 { fill(&part) }
    }

    /// Reads a part. Separate, because a function that mentions an optional finds its type first.
    private mutating func fill<Part: SummaryPart>(_ part: inout Part?) { part = read() as Part }

    mutating func visit<Part: SummaryPart>(_ parts: inout [Part]) {
        let count = readElementCount()
        if count == 0 { return }
        parts.reserveCapacity(count)
        for _ in 0..<count { parts.append(read()) }
    }

    mutating func visit<Place: SourcePlace>(_ place: inout Place) { place.visitParts(&self) }
    mutating func visit<Place: SourcePlace>(_ place: inout Place?) {
        if readCase(below: 2) == 1 { fill(&place) }
    }
}
