/// The summary of a file as bytes, which only the very program that wrote them reads.
///
/// The path is left out, so that a file that moves is still known. A file in which something is wrong is not
/// archived: what is said of it names its path, and it is about to be edited.
package struct ArchivedSummary {
    package let bytes: [UInt8]
    /// All that is declared and the order in which it stands, but not the places: an edit in a body does not change it.
    package let shape: [UInt8]

    /// `nil` also for types and conditions that are nested too deeply.
    package init?(_ summary: FileSummary) {
        guard summary.diagnostics.isEmpty, summary.fault == nil else { return nil }
        var archive = ArchiveWriter()
        archive.write(summary)
        guard !archive.isTooDeep else { return nil }
        var all = ByteBuilder(capacity: archive.declarations.bytes.count + 6 * archive.places.count)
        all.appendCount(archive.declarations.bytes.count)
        all.append(archive.declarations.bytes)
        for place in archive.places {
            all.appendCount(place.offset)
            all.appendCount(place.line)
            all.appendCount(place.column)
        }
        bytes = all.bytes
        var shape = archive.declarations
        for index in Self.order(of: archive.places) { shape.appendCount(index) }
        self.shape = shape.bytes
    }

    /// The summary, as that of a file at `path`; `nil` where the bytes are none.
    package static func summary(_ bytes: [UInt8], path: String) -> FileSummary? {
        guard var scanner = ByteScanner(bytes, bytes.indices), let count = scanner.count(),
            count >= 0, count <= scanner.end - scanner.offset
        else { return nil }
        let placesStart = scanner.offset + count
        guard let declarations = ByteScanner(bytes, scanner.offset..<placesStart),
            let places = ByteScanner(bytes, placesStart..<scanner.end)
        else { return nil }
        var archive = ArchiveReader(declarations: declarations, places: places)
        var summary: FileSummary = archive.read()
        guard archive.isComplete else { return nil }
        summary.path = path
        return summary
    }

    /// The numbers of the places by their offsets, with a mark wherever the next one stands further on.
    private static func order(of places: [SourcePosition]) -> [Int] {
        // One number for both, because numbers are sorted fastest.
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
