import HeirloomModel

/// The summaries of files from earlier runs, by their contents: those of the module itself, and those of modules below.
///
/// A run writes only the cache file of its own module, which omits summaries that other caches contain. A cache that is
/// missing, damaged or written by another tool counts as empty. A failed write is ignored: the next run just takes
/// longer.
package final class DeclarationCache: Sendable {
    let path: String
    /// The paths of all caches that are read, whether or not they exist.
    let paths: [String]
    private let writer: ContentHash
    private let own: CacheFile?
    private let others: [CacheFile]

    /// - Parameters:
    ///   - folder: The folder of the module's own cache, and possibly of caches of modules below.
    ///   - modulesBelow: The modules below, and the folders in which they may have caches.
    init?(folder: String, module: String, modulesBelow: [(name: String, folder: String?)]) {
        guard let writer = ToolIdentity.current else { return nil }
        self.writer = writer
        let path = Self.path(of: module, in: folder)
        self.path = path
        let others = modulesBelow.flatMap { module in
            [folder, module.folder].compactMap(\.self).map { Self.path(of: module.name, in: $0) }
        }
        .filter { $0 != path }
        paths = [path] + others
        own = CacheFile(path: path, writer: writer)
        self.others = others.compactMap { CacheFile(path: $0, writer: writer) }
    }

    /// The last recorded clean run.
    var cleanRun: CleanRun? { own?.cleanRun }

    /// Returns whether the file contains the output for this input, and a run would find nothing wrong.
    func tells(_ file: OutputFile, isCleanFrom input: ContentHash?) -> Bool {
        guard let cleanRun, cleanRun.input == input else { return false }
        return cleanRun.output == file.hash
    }

    /// Looks up the summary of certain contents.
    func find(_ key: ContentHash) -> KnownSummary? {
        for (number, other) in others.enumerated() {
            if let found = other.find(key) { return KnownSummary(keeper: .other(number), entry: found) }
        }
        return own?.find(key).map { KnownSummary(keeper: .own, entry: $0) }
    }

    /// Decodes the summary for a file at `path`. Returns `nil` if its bytes are damaged.
    func summary(_ known: KnownSummary, path: String) -> FileSummary? {
        let keeper =
            switch known.keeper {
            case .own: own
            case .other(let number): others[number]
            }
        return keeper?.entry(at: known.entry.index)?.summary.decoded(path: path)
    }

    /// Rewrites the cache of the module if many entries have to be added or removed, or if the clean run has changed.
    ///
    /// - Parameters:
    ///   - modules: All modules that were read. Other entries are dropped.
    ///   - cleanRun: The run to record; `nil` to keep the recorded one, which is still true.
    func save(_ modules: [EncodedModule], cleanRun: CleanRun?) {
        var isUsed = [Bool](repeating: false, count: own?.count ?? 0)
        for file in modules.lazy.flatMap(\.module.files) {
            if let kept = file.kept, kept.keeper == .own { isUsed[kept.entry.index] = true }
        }
        // Two files may have the same contents.
        let added = Dictionary(modules.lazy.flatMap(\.entries).map { ($0.key, $0) }) { first, _ in first }
        let cleanRun = cleanRun ?? self.cleanRun
        let changeCount = max(added.count, isUsed.count { !$0 })
        if let own, cleanRun == own.cleanRun, changeCount <= own.count / Self.negligiblePart { return }
        let kept = own.map { own in isUsed.indices.filter { isUsed[$0] }.compactMap(own.entry) } ?? []
        let entries = Self.merged(kept, added.values.sorted { $0.key < $1.key })
        CacheFolder.create(around: path)
        try? OutputFile(path: path).replace(
            with: CacheFile.bytes(writer: writer, cleanRun: cleanRun, entries: entries)
        )
    }

    /// Up to one of this many files may be parsed again in each run: that takes less time than rewriting the summaries
    /// of all others.
    private static let negligiblePart = 64

    /// `App.cache`
    private static func path(of module: String, in folder: String) -> String {
        folder + (folder.hasSuffix("/") ? "" : "/") + module + ".cache"
    }

    /// Merges two sorted lists.
    private static func merged(_ kept: [CacheEntry], _ added: [CacheEntry]) -> [CacheEntry] {
        var merged: [CacheEntry] = []
        merged.reserveCapacity(kept.count + added.count)
        var rest = added[...]
        for entry in kept {
            while let next = rest.first, next.key < entry.key { merged.append(rest.removeFirst()) }
            merged.append(entry)
        }
        return merged + rest
    }
}

/// The place of a cached summary.
///
/// It contains only numbers: otherwise every worker would retain and release the bytes for every file.
struct KnownSummary: Equatable, Sendable {
    enum Keeper: Equatable, Sendable {
        /// The module's own cache.
        case own
        /// A cache of a module below.
        case other(Int)
    }

    var keeper: Keeper
    var entry: FoundEntry
}
