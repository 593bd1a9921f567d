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
        Self.append(orderOf: archive.places, to: &shape)
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

    /// Appends the indices of the positions, sorted by offset, with a separator wherever the offset increases.
    private static func append(orderOf places: [SourcePosition], to shape: inout ByteBuilder) {
        let sorted = sortedByOffset(places)
        for place in 0..<sorted.count {
            let isFurther = place > 0 && places[sorted[place]].offset != places[sorted[place - 1]].offset
            if isFurther { shape.appendCount(0) }
            shape.appendCount(sorted[place] + 1)
        }
    }

    /// Returns the indices of the positions, sorted by one digit of the offsets after the other, lowest first. In a debug
    /// build, sorting by comparisons took a seventh of a run without a cache.
    private static func sortedByOffset(_ places: [SourcePosition]) -> [Int] {
        let offsets = places.map { $0.offset }
        let highest = offsets.max() ?? 0
        var sorted = offsets
        for place in 0..<sorted.count { sorted[place] = place }
        var digit = 1
        while digit <= highest {
            /// By value of the digit, the place of the next index with it.
            var next = [Int](repeating: 0, count: 65)
            for offset in 0..<offsets.count { next[offsets[offset] / digit % 64 + 1] += 1 }
            for value in 1..<64 { next[value] += next[value - 1] }
            let last = sorted
            for place in 0..<last.count {
                let value = offsets[last[place]] / digit % 64
                sorted[next[value]] = last[place]
                next[value] += 1
            }
            digit *= 64
        }
        return sorted
    }
}
