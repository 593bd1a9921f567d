import HeirloomModel

/// A run that found nothing wrong, and its output.
struct CleanRun: Equatable, Sendable {
    /// The hash of everything that determines the output.
    var input: ContentHash
    /// The hash of the output's bytes. Each run reads the bytes again, because nothing else proves that they are
    /// unchanged: two writes within one step of the system's clock produce the same times.
    var output: ContentHash
}

/// The parsed declarations of many files, by their contents, and the last clean run over them.
///
/// Layout: a magic text, the identity of the tool that wrote it, a checksum of the index, the length of the file, the
/// clean run, the number of entries, the entries sorted by key, and the summaries that they point to. The index is
/// checked when the file is read, and each summary when it is decoded: a run without changes decodes none.
final class CacheFile: Sendable {
    private enum Layout {
        static let magic = Array("heirloom-cache-4".utf8)
        static let writer = 16
        static let checksum = 32
        static let checkedStart = 48
        static let length = 48
        static let runInput = 56
        static let runOutput = 72
        static let hasRun = 88
        static let count = 96
        static let entries = 104
        /// Key, shape, check, offset and length.
        static let entrySize = 64
    }

    private let file: OpenFile
    /// All bytes before the summaries.
    private let index: [UInt8]
    let count: Int
    let cleanRun: CleanRun?

    /// Opens the file at a path. Returns `nil` if there is none, if it is damaged, or if another tool wrote it.
    init?(path: String, writer: ContentHash) {
        guard let file = try? OpenFile(path, mustBePlain: true),
            let header = try? file.bytes(0..<Layout.entries),
            header.count == Layout.entries, header.starts(with: Layout.magic)
        else { return nil }
        let (wrote, checksum, length, number) = header.withUnsafeBytes { buffer in
            (
                Self.hash(in: buffer, at: Layout.writer), Self.hash(in: buffer, at: Layout.checksum),
                Self.word(in: buffer, at: Layout.length), Self.word(in: buffer, at: Layout.count)
            )
        }
        guard wrote == writer, length == UInt64(file.expectedCount), let count = Int(exactly: number),
            count <= (file.expectedCount - Layout.entries) / Layout.entrySize,
            let index = try? file.bytes(0..<Layout.entries + count * Layout.entrySize),
            ContentHash(index, min(Layout.checkedStart, index.count)..<index.count) == checksum
        else { return nil }
        self.file = file
        self.index = index
        self.count = count
        cleanRun = index.withUnsafeBytes { buffer in
            guard Self.word(in: buffer, at: Layout.hasRun) == 1 else { return nil }
            return CleanRun(
                input: Self.hash(in: buffer, at: Layout.runInput),
                output: Self.hash(in: buffer, at: Layout.runOutput)
            )
        }
    }

    /// Returns the entry for the contents with this key.
    func find(_ key: ContentHash) -> FoundEntry? {
        index.withUnsafeBytes { buffer in
            var low = 0
            var high = count
            while low < high {
                let middle = (low + high) &>> 1
                let start = Layout.entries + middle * Layout.entrySize
                let found = Self.hash(in: buffer, at: start)
                if found == key {
                    return FoundEntry(index: middle, shape: Self.hash(in: buffer, at: start + 16))
                }
                if found < key { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }

    /// Returns an entry, whose summary is read from the file only now, or `nil` if the summary is damaged.
    func entry(at number: Int) -> CacheEntry? {
        let start = Layout.entries + number * Layout.entrySize
        let (key, shape, check, offset, length) = index.withUnsafeBytes { buffer in
            (
                Self.hash(in: buffer, at: start), Self.hash(in: buffer, at: start + 16),
                Self.hash(in: buffer, at: start + 32),
                Int(truncatingIfNeeded: Self.word(in: buffer, at: start + 48)),
                Int(truncatingIfNeeded: Self.word(in: buffer, at: start + 56))
            )
        }
        guard offset >= 0, length >= 0, offset <= file.expectedCount - length,
            let bytes = try? file.bytes(offset..<offset + length),
            ContentHash(bytes) == check
        else { return nil }
        return CacheEntry(key: key, summary: EncodedSummary(bytes: bytes, shape: shape, check: check))
    }

    private static func word(in buffer: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func hash(in buffer: UnsafeRawBufferPointer, at offset: Int) -> ContentHash {
        ContentHash(first: word(in: buffer, at: offset), second: word(in: buffer, at: offset + 8))
    }
}

extension CacheFile {
    /// Returns the bytes of a file with these entries, which must be sorted by key.
    static func bytes(writer: ContentHash, cleanRun: CleanRun?, entries: [CacheEntry]) -> [UInt8] {
        let none = ContentHash(first: 0, second: 0)
        let summaries = Layout.entries + entries.count * Layout.entrySize
        let length = entries.reduce(summaries) { $0 + $1.summary.bytes.count }
        var index = ByteBuilder()
        index.append(UInt64(length))
        index.append(cleanRun?.input ?? none)
        index.append(cleanRun?.output ?? none)
        index.append(UInt64(cleanRun == nil ? 0 : 1))
        index.append(UInt64(entries.count))
        var offset = summaries
        for entry in entries {
            index.append(entry.key)
            index.append(entry.summary.shape)
            index.append(entry.summary.check)
            index.append(UInt64(offset))
            index.append(UInt64(entry.summary.bytes.count))
            offset += entry.summary.bytes.count
        }
        var file = ByteBuilder(capacity: length)
        file.append(Layout.magic)
        file.append(writer)
        file.append(ContentHash(index.bytes))
        file.append(index.bytes)
        for entry in entries { file.append(entry.summary.bytes) }
        return file.bytes
    }
}

/// The index of an entry, and the hash of its declarations.
struct FoundEntry: Equatable, Sendable {
    var index: Int
    var shape: ContentHash
}

/// The cached summary of certain contents.
struct CacheEntry: Equatable, Sendable {
    /// The hash of the contents and of everything else that determines how they are read.
    let key: ContentHash
    let summary: EncodedSummary
}

/// Creates the folder of a cache.
enum CacheFolder {
    /// Creates all missing folders of a file's path. Failures surface when the file is written.
    static func create(around path: String) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            mkdir(String(path[..<index]), 0o777)
        }
    }
}
