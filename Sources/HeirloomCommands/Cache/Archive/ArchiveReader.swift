import HeirloomModel

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

    mutating func read<Value: Archived>() -> Value { Value(from: &self) }

    /// A byte that is one of the first `limit`.
    mutating func readByte(below limit: UInt8) -> UInt8 {
        guard let byte = declarations.byte(), byte < limit else { return fail(0) }
        return byte
    }

    mutating func readCount() -> Int { declarations.count() ?? fail(0) }

    mutating func readText() -> String { declarations.text() ?? fail("") }

    /// A number of elements, each of which takes a byte at least.
    mutating func readElementCount() -> Int {
        let count = readCount()
        return count >= 0 && count <= declarations.end - declarations.offset ? count : fail(0)
    }

    mutating func readPlace() -> SourcePosition {
        guard let offset = places.count(), let line = places.count(), let column = places.count() else {
            return fail(.start)
        }
        return SourcePosition(offset: offset, line: line, column: column)
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

    /// What is read goes no further: every count is zero from here on.
    private mutating func fail<Value>(_ value: Value) -> Value {
        isDamaged = true
        declarations.skipToEnd()
        return value
    }
}
