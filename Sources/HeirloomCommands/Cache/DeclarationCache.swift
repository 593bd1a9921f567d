/// What earlier runs know of files by their contents: those for the module itself, and those for modules below.
///
/// A run writes only the file of its own module, with what no other file knows. A cache that is absent, damaged or
/// another program's is as good as empty, and one that cannot be written is not: the next run takes longer.
struct DeclarationCache: Sendable {
    private let path: String
    private let writer: ContentHash
    private let own: CacheFile?
    private let others: [CacheFile]

    /// - Parameters:
    ///   - folder: Where the module's own cache is kept. Caches of modules below are sought there too.
    ///   - modulesBelow: The modules below, and the folders in which they may have caches.
    init?(folder: String, module: String, modulesBelow: [(name: String, folder: String?)]) {
        guard let writer = ToolIdentity.current else { return nil }
        self.writer = writer
        path = Self.path(of: module, in: folder)
        own = CacheFile.read(path, writer: writer)
        others = modulesBelow.flatMap { module in
            [folder, module.folder].compactMap(\.self).map { Self.path(of: module.name, in: $0) }
        }
        .filter { [path] in $0 != path }
        .compactMap { CacheFile.read($0, writer: writer) }
    }

    /// The clean run that was recorded last.
    private var cleanRun: CleanRun? { own?.cleanRun }

    /// Whether a file holds what a run from such input would write, and that run would find nothing wrong.
    func tells(_ file: OutputFile, isCleanFrom input: ContentHash?) -> Bool {
        guard let cleanRun, cleanRun.input == input else { return false }
        return cleanRun.output == file.hash
    }

    /// What is known of the file with certain contents.
    func entry(_ key: ContentHash) -> KnownSummary? {
        for other in others {
            if let index = other.index(of: key) { return KnownSummary(entry: other.entry(at: index)) }
        }
        guard let own, let index = own.index(of: key) else { return nil }
        return KnownSummary(entry: own.entry(at: index), ownIndex: index)
    }

    /// Writes the cache of the module anew, if anything is to be added or removed.
    ///
    /// - Parameters:
    ///   - modules: All that was read, which is all that is kept.
    ///   - cleanRun: What is to be recorded. Where there is nothing, what was recorded before stays true.
    func save(_ modules: [ReadModule], cleanRun: CleanRun?) {
        var isUsed = [Bool](repeating: false, count: own?.count ?? 0)
        var added: [ContentHash: CacheEntry] = [:]
        for file in modules.lazy.flatMap(\.files) {
            switch file.content {
            case .known(let known):
                if let index = known.ownIndex { isUsed[index] = true }
            case .parsed(_, let encoded):
                guard let key = file.key, let encoded else { continue }
                added[key] = CacheEntry(
                    key: key,
                    shape: encoded.shape,
                    source: encoded.bytes,
                    range: 0..<encoded.bytes.count
                )
            }
        }
        let isSame = own != nil && added.isEmpty && !isUsed.contains(false)
        let cleanRun = cleanRun ?? self.cleanRun
        if isSame, cleanRun == self.cleanRun { return }
        let kept = isUsed.indices.lazy.filter { isUsed[$0] }.compactMap { own?.entry(at: $0) }
        let entries = Self.merged(Array(kept), added.values.sorted { $0.key < $1.key })
        CacheFolder.create(around: path)
        try? OutputFile(path: path).replace(
            with: CacheFile.bytes(writer: writer, cleanRun: cleanRun, entries: entries)
        )
    }

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

/// A file whose declarations a cache holds.
struct KnownSummary: Sendable {
    let entry: CacheEntry
    /// Where it stands in the module's own cache; `nil` where another one has it.
    var ownIndex: Int?
}
