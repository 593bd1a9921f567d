import HeirloomLocalDiagnosis
import HeirloomModel

/// A module of which every file is read, and parsed unless a cache knows what is in it.
package struct ReadModule: Sendable {
    package let name: String
    /// Sorted by path.
    let files: [ReadFile]
    let known: KnownConditions
    let cache: DeclarationCache?

    /// How many files had to be parsed.
    package var parsedCount: Int { files.count { $0.isParsed } }

    /// What the generator needs to know of it.
    package func summary() async throws(CommandFailure) -> ModuleSummary { try await decoded().summary }

    func decoded() async throws(CommandFailure) -> Decoded<ModuleSummary> {
        let kept = files.compactMap { file in file.kept.map { (file: file, summary: $0) } }
        let decoded = await ConcurrentWork.map(kept.count, state: {}) { [known, cache] index, _ in
            kept[index].file.decoded(kept[index].summary, known, cache)
        }
        var next = decoded.startIndex
        var result = Decoded(summary: ModuleSummary(name: name, files: []), isAsHashed: true)
        result.summary.files.reserveCapacity(files.count)
        for file in files {
            switch file.content {
            case .parsed(let summary):
                result.summary.files.append(summary)
            case .known:
                let file = try decoded[next].get()
                result.summary.files.append(file.summary)
                if !file.isAsHashed { result.isAsHashed = false }
                next += 1
            }
        }
        return result
    }
}

/// The summary of a module or of one of its files.
struct Decoded<Summary: Sendable>: Sendable {
    var summary: Summary
    /// Whether it is that of the bytes that were hashed. Where a cache holds a damaged one, the file is read once more,
    /// and may be another by then.
    var isAsHashed: Bool
}

/// A file that is read.
final class ReadFile: Sendable {
    enum Content: Sendable {
        /// A cache holds what is declared, which takes time to decode.
        case known(KnownSummary)
        case parsed(FileSummary)
    }

    let path: String
    let identity: FileIdentity
    /// Stands for the contents and the conditions; `nil` without a cache, and where what is kept could not be replaced
    /// by reading once more, as of a pipe.
    let key: ContentHash?
    let content: Content

    /// - Parameter buffer: Receives the bytes of the file, and is free for others afterwards.
    init(
        path: String,
        known: KnownConditions,
        cache: DeclarationCache?,
        buffer: FileBuffer
    ) throws(CommandFailure) {
        self.path = path
        (identity, key, content) = try buffer.withFile(path) { bytes, file throws(CommandFailure) in
            let key = file.isPlain && cache != nil ? Self.key(bytes, known) : nil
            if let key, let found = cache?.find(key) { return (file.identity, key, .known(found)) }
            return (file.identity, key, .parsed(try Self.parse(Array(bytes), path, known)))
        }
    }

    /// Where a cache keeps its summary; `nil` where it was parsed.
    var kept: KnownSummary? {
        switch content {
        case .known(let kept): kept
        case .parsed: nil
        }
    }

    var isParsed: Bool { kept == nil }

    /// What was parsed, as a cache keeps it; `nil` where it is known or keeps nothing.
    var encoded: EncodedSummary? {
        switch content {
        case .known: nil
        case .parsed(let summary): EncodedSummary(summary)
        }
    }

    /// The summary that a cache keeps of it; parsed again where that is damaged.
    func decoded(
        _ kept: KnownSummary,
        _ known: KnownConditions,
        _ cache: DeclarationCache?
    ) -> Result<Decoded<FileSummary>, CommandFailure> {
        if let summary = cache?.summary(kept, path: path) {
            return .success(Decoded(summary: summary, isAsHashed: true))
        }
        return Result { () throws(CommandFailure) in
            let bytes = try FileBytes.read(path)
            let isAsHashed = bytes.withUnsafeBytes { Self.key($0, known) } == key
            return Decoded(summary: try Self.parse(bytes, path, known), isAsHashed: isAsHashed)
        }
    }

    private static func parse(
        _ bytes: [UInt8],
        _ path: String,
        _ known: KnownConditions
    ) throws(CommandFailure) -> FileSummary {
        let source = try FileBytes.checkedText(bytes, path: path)
        return FileSummarizer.summary(ofFileAt: path, source: source, known: known)
    }

    /// The same bytes are read otherwise under other conditions.
    private static func key(_ bytes: UnsafeRawBufferPointer, _ known: KnownConditions) -> ContentHash {
        var key = ContentHash(bytes)
        guard !known.flags.isEmpty else { return key }
        var texts = ByteBuilder()
        for flag in known.flags.sorted() { texts.append(flag) }
        let hash = ContentHash(texts.bytes)
        key.first ^= hash.first
        key.second ^= hash.second
        return key
    }
}
