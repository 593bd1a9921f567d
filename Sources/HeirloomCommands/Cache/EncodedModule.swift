/// A module as a cache keeps it: of each file what a cache knows already, or what was parsed just now.
struct EncodedModule: Sendable {
    let module: ReadModule
    /// Of files that were parsed and in which nothing is wrong, by their indices.
    private let encoded: [Int: EncodedSummary]

    /// Encodes what was parsed of some modules.
    static func all(_ modules: [ReadModule]) async -> [EncodedModule] {
        var all: [EncodedModule] = []
        for module in modules { all.append(await EncodedModule(module)) }
        return all
    }

    private init(_ module: ReadModule) async {
        self.module = module
        let parsed = module.files.indices.filter { module.files[$0].isParsed }
        let summaries = await ConcurrentWork.map(parsed.count, state: {}) { index, _ in
            module.files[parsed[index]].encoded
        }
        encoded = Dictionary(uniqueKeysWithValues: zip(parsed, summaries)).compactMapValues(\.self)
    }

    /// Stands for what a file declares; `nil` where that is not known.
    func shape(ofFileAt index: Int) -> ContentHash? {
        switch module.files[index].content {
        case .known(let known): known.entry.shape
        case .parsed: encoded[index]?.shape
        }
    }

    /// What a cache does not have yet.
    var entries: [CacheEntry] {
        encoded.compactMap { index, summary in
            module.files[index].key.map { CacheEntry(key: $0, summary: summary) }
        }
    }
}
