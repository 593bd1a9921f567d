/// The summary of a file as bytes, which only the tool that wrote them reads.
///
/// The path is omitted, so that a moved file is still recognized, and so are mistakes, whose diagnostics contain it.
package struct ArchivedSummary {
    package let bytes: [UInt8]
    /// All declarations and their order, but not their positions: an edit in a body does not change it.
    package let shape: [UInt8]

    /// Returns `nil` for types or conditions that are nested too deeply.
    package init?(_ summary: FileSummary) {
        var archive = PartVisitor(.writing)
        archive.write(summary)
        guard !archive.isDamaged else { return nil }
        let size = archive.places.count * MemoryLayout<SourcePosition>.stride
        var all = ByteBuilder(capacity: archive.written.bytes.count + size + 8)
        all.appendCount(archive.written.bytes.count)
        all.append(archive.written.bytes)
        archive.places.withUnsafeBytes { all.append($0) }
        bytes = all.bytes
        var shape = archive.written
        Self.append(orderOf: archive.places, to: &shape)
        self.shape = shape.bytes
    }

    /// Decodes the summary for a file at `path`. Returns `nil` if the bytes are invalid.
    package static func summary(_ bytes: [UInt8], path: String) -> FileSummary? {
        var archive = PartVisitor(reading: bytes)
        var summary: FileSummary = archive.read()
        guard archive.isComplete else { return nil }
        summary.path = path
        return summary
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

    /// Returns the indices of the positions, sorted by offset. Sorts numbers, because comparing positions by a closure took
    /// a seventh of a run without a cache in a debug build.
    private static func sortedByOffset(_ places: [SourcePosition]) -> [Int] {
        var keys = places.indices.map { places[$0].offset << 32 | $0 }
        keys.sort()
        return keys.map { $0 & 0xFFFF_FFFF }
    }
}

/// Builds bytes value by value. Numbers are little-endian.
package struct ByteBuilder {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    package mutating func append(_ byte: UInt8) { bytes.append(byte) }

    package mutating func append(_ bytes: some Sequence<UInt8>) { self.bytes.append(contentsOf: bytes) }

    package mutating func append(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends a text with its length, so that adjacent texts stay distinct.
    package mutating func append(_ text: String) {
        appendCount(text.utf8.count)
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends a number that is usually small in as few bytes as possible: seven bits each, lowest first.
    package mutating func appendCount(_ count: Int) {
        var rest = UInt(bitPattern: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}

/// The kinds of a summary's parts in the order in which they are archived. A summary with another layout would be misread.
package enum ArchiveLayout {
    /// The layout of the summary of a file.
    package static let ofFiles = text(of: FileSummary.self)

    package static func text(of part: (some SummaryPart).Type) -> String {
        var visitor = PartVisitor(.describing)
        visitor.describe(part)
        return visitor.description
    }
}
