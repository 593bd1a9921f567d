import HeirloomModel

/// A module in the form for the cache: for each file, either a cached summary or one that was just parsed.
struct EncodedModule: Sendable {
    let module: ReadModule
    /// The summaries of files that were parsed and contain no mistakes, by index.
    private let encoded: [Int: EncodedSummary]

    /// Encodes the parsed files of several modules.
    static func all(_ modules: [ReadModule]) async -> [EncodedModule] {
        var all: [EncodedModule] = []
        for module in modules { all.append(await EncodedModule(module)) }
        return all
    }

    private init(_ module: ReadModule) async {
        self.module = module
        let parsed = module.files.indices.filter { module.files[$0].isParsed }
        let summaries = await ConcurrentWork.map(parsed.count) { index in
            module.files[parsed[index]].encoded
        }
        encoded = Dictionary(uniqueKeysWithValues: zip(parsed, summaries)).compactMapValues(\.self)
    }

    /// Returns the hash of a file's declarations, or `nil` if it is unknown.
    func shape(ofFileAt index: Int) -> ContentHash? {
        switch module.files[index].content {
        case .known(let known): known.entry.shape
        case .parsed: encoded[index]?.shape
        }
    }

    /// Returns a digest of the declarations, which their locations affect only if there are mistakes to report.
    ///
    /// - Parameters:
    ///   - summary: The text of the module's summary.
    ///   - view: The modules that the module sees, as the summary says.
    func digest(ofSummary summary: String, view: Set<String>?) -> String {
        let fingerprint = RunFingerprint(view.map { ["--module-view"] + $0.sorted() } ?? [])
        let shapes = fingerprint.hash(of: [self], modulesWithPlugin: [])
        let hash = shapes ?? ContentHash(Array(summary.utf8))
        return "\(hash.first)-\(hash.second)\n"
    }

    /// The entries that no cache contains yet.
    var entries: [CacheEntry] {
        encoded.compactMap { index, summary in
            module.files[index].key.map { CacheEntry(key: $0, summary: summary) }
        }
    }
}

/// The summary of a file in the form for the cache.
struct EncodedSummary: Equatable, Sendable {
    let bytes: [UInt8]
    /// The hash of all declarations and their order, but not of their locations.
    let shape: ContentHash
    /// The hash of the bytes, which is verified before they are decoded.
    let check: ContentHash

    /// Encodes a summary. Returns `nil` for a file with mistakes, which is about to be edited.
    init?(_ summary: FileSummary) {
        guard summary.diagnostics.isEmpty, summary.fault == nil, let archived = ArchivedSummary(summary)
        else { return nil }
        bytes = archived.bytes
        check = ContentHash(archived.bytes)
        shape = ContentHash(archived.shape)
    }

    /// Creates a summary from cached values.
    init(bytes: [UInt8], shape: ContentHash, check: ContentHash) {
        self.bytes = bytes
        self.shape = shape
        self.check = check
    }

    /// Decodes the summary for a file at `path`. Returns `nil` if the bytes are invalid.
    func decoded(path: String) -> FileSummary? { ArchivedSummary.summary(bytes, path: path) }
}
