/// What a run found nothing wrong with, and what it wrote.
struct CleanRun: Hashable, Sendable {
    /// Stands for everything that decided the output.
    var input: ContentHash
    /// Stands for the bytes of the output.
    var output: ContentHash
}

/// The parsed declarations of many files by their contents, and the last clean run over them.
///
/// The layout: a magic text, the program that wrote it, a checksum of all that follows, the clean run, the number
/// of entries, the entries by their keys, and the summaries to which they point.
struct CacheFile: Sendable {
    private enum Layout {
        static let magic = Array("heirloom-cache-1".utf8)
        static let writer = 16
        static let checksum = 32
        static let checkedStart = 48
        static let runInput = 48
        static let runOutput = 64
        static let hasRun = 80
        static let count = 88
        static let entries = 96
        /// Key, shape, offset and length.
        static let entrySize = 48
    }

    private let bytes: [UInt8]
    let count: Int
    let cleanRun: CleanRun?

    /// The file at a path; `nil` where there is none, and where it is damaged or another program's.
    static func read(_ path: String, writer: ContentHash) -> CacheFile? {
        (try? FileBytes.read(path)).flatMap { CacheFile($0, writer: writer) }
    }

    init?(_ bytes: [UInt8], writer: ContentHash) {
        guard bytes.count >= Layout.entries, bytes.starts(with: Layout.magic) else { return nil }
        self.bytes = bytes
        let header = bytes.withUnsafeBytes { buffer in
            (
                writer: Self.hash(in: buffer, at: Layout.writer),
                checksum: Self.hash(in: buffer, at: Layout.checksum),
                computed: ContentHash(UnsafeRawBufferPointer(rebasing: buffer[Layout.checkedStart...])),
                input: Self.hash(in: buffer, at: Layout.runInput),
                output: Self.hash(in: buffer, at: Layout.runOutput),
                hasRun: Self.word(in: buffer, at: Layout.hasRun),
                count: Self.word(in: buffer, at: Layout.count)
            )
        }
        guard header.writer == writer, header.checksum == header.computed else { return nil }
        guard let count = Int(exactly: header.count),
            count <= (bytes.count - Layout.entries) / Layout.entrySize
        else { return nil }
        self.count = count
        cleanRun = header.hasRun == 1 ? CleanRun(input: header.input, output: header.output) : nil
    }

    /// The entry of a file with these contents.
    func index(of key: ContentHash) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var low = 0
            var high = count
            while low < high {
                let middle = (low + high) &>> 1
                let found = Self.hash(in: buffer, at: Layout.entries + middle * Layout.entrySize)
                if found == key { return middle }
                if found < key { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }

    func entry(at index: Int) -> CacheEntry {
        let start = Layout.entries + index * Layout.entrySize
        return bytes.withUnsafeBytes { buffer in
            let offset = Int(truncatingIfNeeded: Self.word(in: buffer, at: start + 32))
            let length = Int(truncatingIfNeeded: Self.word(in: buffer, at: start + 40))
            let isInside = offset >= 0 && length >= 0 && offset <= bytes.count - length
            return CacheEntry(
                key: Self.hash(in: buffer, at: start),
                shape: Self.hash(in: buffer, at: start + 16),
                source: bytes,
                range: isInside ? offset..<offset + length : 0..<0
            )
        }
    }

    /// The bytes of a file with these entries, which are sorted by their keys.
    static func bytes(writer: ContentHash, cleanRun: CleanRun?, entries: [CacheEntry]) -> [UInt8] {
        let none = ContentHash(first: 0, second: 0)
        var checked = ByteBuilder()
        checked.append(cleanRun?.input ?? none)
        checked.append(cleanRun?.output ?? none)
        checked.append(UInt64(cleanRun == nil ? 0 : 1))
        checked.append(UInt64(entries.count))
        var offset = Layout.entries + entries.count * Layout.entrySize
        for entry in entries {
            checked.append(entry.key)
            checked.append(entry.shape)
            checked.append(UInt64(offset))
            checked.append(UInt64(entry.range.count))
            offset += entry.range.count
        }
        for entry in entries { checked.append(entry.source[entry.range]) }
        var file = ByteBuilder()
        file.append(Layout.magic)
        file.append(writer)
        file.append(ContentHash(checked.bytes))
        file.append(checked.bytes)
        return file.bytes
    }

    private static func word(in buffer: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func hash(in buffer: UnsafeRawBufferPointer, at offset: Int) -> ContentHash {
        ContentHash(first: word(in: buffer, at: offset), second: word(in: buffer, at: offset + 8))
    }
}

/// What is known of the file with certain contents.
struct CacheEntry: Sendable {
    /// Stands for the contents, and for what else decides how they are read.
    let key: ContentHash
    let shape: ContentHash
    /// The bytes in which the encoded summary stands.
    let source: [UInt8]
    let range: Range<Int>
}
