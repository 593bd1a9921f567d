import HeirloomModel

/// Writes values by their parts.
struct ArchiveWriter {
    /// How deeply types and conditions are nested at most; a source decides how deep they are.
    static let depthLimit = 48

    private(set) var declarations = ByteBuilder(capacity: 1024)
    /// Places stand apart, so that what is declared can be compared without them.
    private(set) var places: [SourcePosition] = []
    /// Whether something is nested so deeply that it was left out.
    private(set) var isTooDeep = false
    private var depth = 0

    mutating func write(_ value: some Archived) { value.write(to: &self) }

    mutating func write(_ first: some Archived, _ second: some Archived) {
        first.write(to: &self)
        second.write(to: &self)
    }

    mutating func write(_ first: some Archived, _ second: some Archived, _ third: some Archived) {
        write(first, second)
        third.write(to: &self)
    }

    mutating func write(byte: UInt8) { declarations.append(byte) }
    mutating func write(count: Int) { declarations.appendCount(count) }
    mutating func write(text: String) { declarations.append(text) }
    mutating func write(place: SourcePosition) { places.append(place) }

    /// What stands inside of a value of the same kind.
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
