import HeirloomModel

/// What a run found nothing wrong with, and what it wrote.
struct CleanRun: Hashable, Sendable {
    /// Stands for everything that decided the output.
    var input: ContentHash
    /// Stands for the bytes of the output. They are read in each run, because nothing else tells for certain that they
    /// are still there: what is written twice within one step of the system's clock has the same times.
    var output: ContentHash
}

/// The parsed declarations of many files by their contents, and the last clean run over them.
///
/// The layout: a magic text, the program that wrote it, a checksum of the index, the length of the file, the clean
/// run, the number of entries, the entries by their keys, and the summaries to which they point. The index is checked
/// when the file is read, and each summary when it is decoded: a run that finds nothing changed decodes none.
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
    /// All that stands before the summaries.
    private let index: [UInt8]
    let count: Int
    let cleanRun: CleanRun?

    /// The file at a path; `nil` where there is none, and where it is damaged or another program's.
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

    /// The entry of a file with certain contents.
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

    /// An entry with its summary, which is read from the file only now; `nil` where it is damaged.
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
    /// The bytes of a file with these entries, which are sorted by their keys.
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

/// Which of the entries it is, and what stands for the declarations.
struct FoundEntry: Hashable, Sendable {
    var index: Int
    var shape: ContentHash
}

/// What is known of the file with certain contents.
struct CacheEntry: Hashable, Sendable {
    /// Stands for the contents, and for what else decides how they are read.
    let key: ContentHash
    let summary: EncodedSummary
}
