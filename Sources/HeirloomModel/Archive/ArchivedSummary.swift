/// The summary of a file as bytes, which only the tool that wrote them reads.
///
/// The path is omitted, so that a moved file is still recognized, and so are mistakes, whose diagnostics contain it.
package struct ArchivedSummary {
    package let bytes: [UInt8]
    /// All declarations and their order, but not their positions: an edit in a body does not change it.
    package let shape: [UInt8]

    /// Returns `nil` for types or conditions that are nested too deeply.
    package init?(_ summary: FileSummary) {
        var archive = ArchiveWriter()
        archive.write(summary)
        guard !archive.isTooDeep else { return nil }
        let size = archive.places.count * MemoryLayout<SourcePosition>.stride
        var all = ByteBuilder(capacity: archive.declarations.bytes.count + size + 8)
        all.appendCount(archive.declarations.bytes.count)
        all.append(archive.declarations.bytes)
        archive.places.withUnsafeBytes { all.append($0) }
        bytes = all.bytes
        var shape = archive.declarations
        for index in Self.order(of: archive.places) { shape.appendCount(index) }
        self.shape = shape.bytes
    }

    /// Decodes the summary for a file at `path`. Returns `nil` if the bytes are invalid.
    package static func summary(_ bytes: [UInt8], path: String) -> FileSummary? {
        guard var scanner = ByteScanner(bytes, bytes.indices), let count = scanner.count(),
            count >= 0, count <= scanner.end - scanner.offset
        else { return nil }
        let placesStart = scanner.offset + count
        guard let declarations = ByteScanner(bytes, scanner.offset..<placesStart),
            let places = bytes.withUnsafeBytes({ places(in: $0[placesStart...]) })
        else { return nil }
        var archive = ArchiveReader(declarations: declarations, places: places)
        var summary: FileSummary = archive.read()
        guard archive.isComplete else { return nil }
        summary.path = path
        return summary
    }

    /// Returns positions from their bytes in memory, which are little-endian on all of Swift's platforms: reading each
    /// number by itself took a fifth of decoding. Returns `nil` for a part of a position.
    private static func places(in bytes: Slice<UnsafeRawBufferPointer>) -> [SourcePosition]? {
        let (count, rest) = bytes.count.quotientAndRemainder(dividingBy: MemoryLayout<SourcePosition>.stride)
        guard rest == 0 else { return nil }
        return [SourcePosition](unsafeUninitializedCapacity: count) { places, initializedCount in
            UnsafeMutableRawBufferPointer(places).copyBytes(from: bytes)
            initializedCount = count
        }
    }

    /// Returns the indices of the positions, sorted by offset, with a separator wherever the offset increases.
    private static func order(of places: [SourcePosition]) -> [Int] {
        // Combines offset and index in one number, because numbers are sorted fastest.
        let sorted = places.indices.map { UInt64(places[$0].offset) << 32 | UInt64($0) }.sorted()
        var order: [Int] = []
        order.reserveCapacity(2 * places.count)
        var last = sorted.first.map { $0 >> 32 }
        for place in sorted {
            if place >> 32 != last { order.append(0) }
            last = place >> 32
            order.append(Int(place & 0xFFFF_FFFF) + 1)
        }
        return order
    }
}
