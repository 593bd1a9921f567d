/// Reads what an ``ArchiveWriter`` wrote, and trusts none of it.
///
/// Where the bytes end too early or say what cannot be, reading goes on with zeros, and ``isComplete`` tells it in the
/// end. So the types need not reckon with it at each of their parts.
struct ArchiveReader {
    private var declarations: ByteScanner
    private var places: ByteScanner
    private var isDamaged = false
    private var depth = 0

    init(declarations: ByteScanner, places: ByteScanner) {
        self.declarations = declarations
        self.places = places
    }

    mutating func read<Part: SummaryPart>() -> Part {
        var part = Part.blank
        part.visitParts(&self)
        return part
    }

    /// The number of a case, which is one of the first `limit`.
    mutating func readCase(below limit: Int) -> Int {
        guard let byte = declarations.byte(), byte < limit else { return fail(0) }
        return Int(byte)
    }

    mutating func readCase<Case: RawRepresentable<UInt8>>(else fallback: Case) -> Case {
        declarations.byte().flatMap(Case.init) ?? fail(fallback)
    }

    /// Whether everything was read, and nothing was wrong with it.
    var isComplete: Bool { !isDamaged && declarations.isAtEnd && places.isAtEnd }

    /// What stands inside of a value of the same kind; `nil` where no writer would have gone.
    mutating func readNested<Value>(_ read: (inout ArchiveReader) -> Value) -> Value? {
        guard depth < ArchiveWriter.depthLimit else { return fail(nil) }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    /// A number of elements, each of which takes a byte at least.
    private mutating func readElementCount() -> Int {
        guard let count = declarations.count(), count >= 0, count <= declarations.end - declarations.offset
        else { return fail(0) }
        return count
    }

    /// What is read goes no further: every count is zero from here on.
    private mutating func fail<Value>(_ value: Value) -> Value {
        isDamaged = true
        declarations.skipToEnd()
        return value
    }
}

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
        guard let offset = places.count(), let line = places.count(), let column = places.count() else {
            return fail(())
        }
        position = SourcePosition(offset: offset, line: line, column: column)
    }

    mutating func visit<Choice: SummaryChoice>(_ choice: inout Choice) {
        let choices = Choice.allCases
        choice = choices[readCase(below: choices.count)]
    }

    mutating func visit<Part: SummaryPart>(_ part: inout Part?) {
        part = readCase(below: 2) == 1 ? read() as Part : nil
    }

    mutating func visit<Part: SummaryPart>(_ parts: inout [Part]) {
        parts = []
        let count = readElementCount()
        parts.reserveCapacity(count)
        for _ in 0..<count { parts.append(read()) }
    }

    mutating func visit<Place: SourcePlace>(_ place: inout Place) { place.visitParts(&self) }
    mutating func visit<Place: SourcePlace>(_ place: inout Place?) {
        place = readCase(below: 2) == 1 ? read() as Place : nil
    }
}
