import HeirloomLocalDiagnosis
import HeirloomModel

/// Reads the sources of a module in parallel.
package enum ModuleReader {
    /// Returns the summary of a module, independent of the order of its sources.
    package static func summary(
        ofModule name: String,
        sources: [String],
        known: KnownConditions = KnownConditions()
    ) async throws(CommandFailure) -> ModuleSummary {
        try await read(name, sources: sources, known: known, cache: nil).summary()
    }

    /// Reads the module's files, and parses those that the cache does not contain.
    package static func read(
        _ name: String,
        sources: [String],
        known: KnownConditions,
        cache: DeclarationCache?
    ) async throws(CommandFailure) -> ReadModule {
        let paths = distinct(sources)
        let results = await ConcurrentWork.map(paths.count) { index in
            Result { () throws(CommandFailure) in
                try ReadFile(path: paths[index], known: known, cache: cache)
            }
        }
        var files: [ReadFile] = []
        files.reserveCapacity(paths.count)
        var identities = Set<FileIdentity>(minimumCapacity: paths.count)
        for result in results {
            let file = try result.get()
            // A link to a file counts as that file.
            if identities.insert(file.identity).inserted { files.append(file) }
        }
        return ReadModule(name: name, files: files, known: known, cache: cache)
    }

    /// Returns each path once, sorted. Different paths to the same file are detected when they are read.
    private static func distinct(_ sources: [String]) -> [String] {
        if isAscending(sources) { return sources }
        var paths: [String] = []
        paths.reserveCapacity(sources.count)
        for path in sources.sorted() {
            // Strings with different bytes for the same characters are equal, but name two files.
            if let last = paths.last, last == path, last.utf8.elementsEqual(path.utf8) { continue }
            paths.append(path)
        }
        return paths
    }

    /// Returns whether the paths are sorted and unique, as build systems pass them.
    private static func isAscending(_ paths: [String]) -> Bool {
        paths.indices.dropFirst().allSatisfy { paths[$0 - 1] < paths[$0] }
    }
}

/// A module whose files have been read, and parsed unless a cache contains their summaries.
package struct ReadModule: Sendable {
    package let name: String
    /// Sorted by path.
    let files: [ReadFile]
    let known: KnownConditions
    let cache: DeclarationCache?

    package var paths: [String] { files.map(\.path) }

    /// The number of files that had to be parsed.
    package var parsedCount: Int { files.count { $0.isParsed } }

    /// Returns the summary for the generator.
    package func summary() async throws(CommandFailure) -> ModuleSummary { try await decoded().summary }

    func decoded() async throws(CommandFailure) -> Decoded<ModuleSummary> {
        let kept = files.compactMap { file in file.kept.map { (file: file, summary: $0) } }
        let decoded = await ConcurrentWork.map(kept.count) { [known, cache] index in
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
    /// Whether the summary matches the bytes that were hashed. If a cached summary is damaged, the file is read again
    /// and may have changed.
    var isAsHashed: Bool
}

/// A file that has been read.
final class ReadFile: Sendable {
    enum Content: Sendable {
        /// The place of the cached summary, which takes time to decode.
        case known(KnownSummary)
        case parsed(FileSummary)
    }

    let path: String
    let identity: FileIdentity
    /// The hash of the contents and the conditions; `nil` without a cache, and for files such as pipes, which cannot be
    /// read again if the cached summary is damaged.
    let key: ContentHash?
    let content: Content

    init(path: String, known: KnownConditions, cache: DeclarationCache?) throws(CommandFailure) {
        let file = try OpenFile(path)
        let bytes = try file.contents()
        let key = file.isPlain && cache != nil ? Self.key(bytes, known) : nil
        if let key, let found = cache?.find(key) {
            content = .known(found)
        } else {
            content = .parsed(try Self.parse(bytes, path, known))
        }
        self.path = path
        self.key = key
        identity = file.identity
    }

    /// The place of the cached summary; `nil` if the file was parsed.
    var kept: KnownSummary? {
        switch content {
        case .known(let kept): kept
        case .parsed: nil
        }
    }

    var isParsed: Bool { kept == nil }

    /// The parsed summary in the form for the cache; `nil` if it is already cached or cannot be.
    var encoded: EncodedSummary? {
        switch content {
        case .known: nil
        case .parsed(let summary): EncodedSummary(summary)
        }
    }

    /// Returns the cached summary, or parses the file again if the summary is damaged.
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
            let isAsHashed = Self.key(bytes, known) == key
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

    /// Returns the key of some bytes, which may be parsed differently under other conditions.
    private static func key(_ bytes: [UInt8], _ known: KnownConditions) -> ContentHash {
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

/// Work on many files, with as many workers as there are processors.
enum ConcurrentWork {
    /// Returns the results in the order of their indices. Each worker handles one piece of work at a time.
    static func map<Result: Sendable>(
        _ count: Int,
        _ work: @escaping @Sendable (Int) -> Result
    ) async -> [Result] {
        let workers = min(count, Environment.processorCount)
        let remaining = RemainingWork(count, stride: max(1, min(count / (8 * max(workers, 1)), 64)))
        return await withTaskGroup(of: [(start: Int, results: [Result])].self) { group in
            for _ in 0..<workers {
                group.addTask {
                    var parts: [(start: Int, results: [Result])] = []
                    while let part = await remaining.next() {
                        parts.append((part.lowerBound, part.map(work)))
                    }
                    return parts
                }
            }
            var parts: [(start: Int, results: [Result])] = []
            for await some in group { parts += some }
            return parts.sorted { $0.start < $1.start }.flatMap(\.results)
        }
    }
}

/// The work that no worker has taken yet. Workers take one part after another, because a processor may be busy with
/// other things and one file may be a hundred times as long as the next.
private actor RemainingWork {
    private let count: Int
    private let stride: Int
    private var start = 0

    init(_ count: Int, stride: Int) {
        self.count = count
        self.stride = stride
    }

    func next() -> Range<Int>? {
        guard start < count else { return nil }
        defer { start += stride }
        return start..<min(start + stride, count)
    }
}
