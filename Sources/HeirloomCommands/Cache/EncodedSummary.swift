import HeirloomModel

/// The summary of a file as a cache keeps it.
///
/// The path is left out, so that a file that moves is still known. A file in which something is wrong is not
/// encoded: what is said of it names its path, and it is about to be edited.
struct EncodedSummary: Hashable, Sendable {
    let bytes: [UInt8]
    /// Stands for all that is declared and the order in which it stands, but not for the places: an edit in a
    /// body does not change it.
    let shape: ContentHash

    init?(_ summary: FileSummary) {
        guard summary.diagnostics.isEmpty, summary.fault == nil else { return nil }
        var summary = summary
        summary.path = ""
        let encoder = PositionalEncoder()
        guard (try? encoder.encode(summary)) != nil else { return nil }
        var declarations = encoder.declarations
        var all = ByteBuilder()
        all.appendCount(declarations.bytes.count)
        all.append(declarations.bytes)
        for place in encoder.places { all.append(place) }
        bytes = all.bytes
        for rank in Self.ranks(of: encoder.places) { declarations.appendCount(rank) }
        shape = ContentHash(declarations.bytes)
    }

    /// The summary of a file at `path` from the bytes of an encoded one.
    static func decode(_ bytes: [UInt8], _ range: Range<Int>, path: String) throws -> FileSummary {
        var scanner = try ByteScanner(bytes, range)
        let count = try scanner.count()
        guard count >= 0, count <= scanner.end - scanner.offset else { throw DamagedBytes() }
        let placesStart = scanner.offset + count
        let decoder = PositionalDecoder(
            declarations: try ByteScanner(bytes, scanner.offset..<placesStart),
            places: try ByteScanner(bytes, placesStart..<scanner.end)
        )
        var summary = try decoder.decode(FileSummary.self)
        summary.path = path
        return summary
    }

    /// For each place the number of different places before it.
    private static func ranks(of places: [SourcePosition]) -> [Int] {
        let offsets = places.map(\.offset)
        var ranks: [Int: Int] = [:]
        for offset in offsets.sorted() where ranks[offset] == nil { ranks[offset] = ranks.count }
        return offsets.compactMap { ranks[$0] }
    }
}

extension ByteBuilder {
    fileprivate mutating func append(_ position: SourcePosition) {
        appendCount(position.offset)
        appendCount(position.line)
        appendCount(position.column)
    }
}

extension ByteScanner {
    mutating func position() throws(DamagedBytes) -> SourcePosition {
        SourcePosition(offset: try count(), line: try count(), column: try count())
    }
}
