import HeirloomModel

/// What earlier runs know of files by their contents: those for the module itself, and those for modules below.
///
/// A run writes only the file of its own module, with what no other file knows. A cache that is absent, damaged or
/// another program's is as good as empty, and one that cannot be written is not: the next run takes longer.
final class DeclarationCache: Sendable {
    let path: String
    /// Those of all caches that are read, whether there are any or not.
    let paths: [String]
    private let writer: ContentHash
    private let own: CacheFile?
    private let others: [CacheFile]

    /// - Parameters:
    ///   - folder: Where the module's own cache is kept. Caches of modules below are sought there too.
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

    /// The clean run that was recorded last.
    var cleanRun: CleanRun? { own?.cleanRun }

    /// Whether a file holds what a run from such input would write, and that run would find nothing wrong.
    func tells(_ file: OutputFile, isCleanFrom input: ContentHash?) -> Bool {
        guard let cleanRun, cleanRun.input == input else { return false }
        return cleanRun.output == file.hash
    }

    /// What is known of the file with certain contents.
    func find(_ key: ContentHash) -> KnownSummary? {
        for (number, other) in others.enumerated() {
            if let found = other.find(key) { return KnownSummary(keeper: .other(number), entry: found) }
        }
        return own?.find(key).map { KnownSummary(keeper: .own, entry: $0) }
    }

    /// The summary, as that of a file at `path`; `nil` where its bytes are damaged.
    func summary(_ known: KnownSummary, path: String) -> FileSummary? {
        let keeper =
            switch known.keeper {
            case .own: own
            case .other(let number): others[number]
            }
        return keeper?.entry(at: known.entry.index)?.summary.decoded(path: path)
    }

    /// Writes the cache of the module anew, if much of it is to be added or removed, or the clean run.
    ///
    /// - Parameters:
    ///   - modules: All that was read, which is all that is kept.
    ///   - cleanRun: What is to be recorded. Where there is nothing, what was recorded before stays true.
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

    /// Of so many files one may be parsed again in each run: that takes less time than to write what is known of
    /// all others.
    private static let negligiblePart = 64

    /// `App.cache`
    private static func path(of module: String, in folder: String) -> String {
        folder + (folder.hasSuffix("/") ? "" : "/") + module + ".cache"
    }

    /// Two sorted lists as one.
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

/// Where the summary of a file is kept.
///
/// No more than numbers: the bytes themselves would be retained and released by every worker for every file.
struct KnownSummary: Hashable, Sendable {
    enum Keeper: Hashable, Sendable {
        /// The module's own cache.
        case own
        /// A cache of a module below.
        case other(Int)
    }

    var keeper: Keeper
    var entry: FoundEntry
}
