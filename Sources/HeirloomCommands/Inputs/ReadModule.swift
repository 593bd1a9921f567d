import HeirloomModel
import HeirloomParsing

/// A module of which every file is read, and parsed unless a cache knows what is in it.
package struct ReadModule: Sendable {
    package let name: String
    /// Sorted by path.
    let files: [ReadFile]

    /// How many files had to be parsed.
    package var parsedCount: Int { files.count { $0.isParsed } }

    /// What the generator needs to know of it.
    package func summary() async throws(CommandFailure) -> ModuleSummary {
        let summaries = await Lanes.map(files.count) { [files] index in files[index].summary() }
        var result = ModuleSummary(name: name, files: [])
        result.files.reserveCapacity(files.count)
        for summary in summaries { result.files.append(try summary.get()) }
        return result
    }
}

/// A file that is read.
struct ReadFile: Sendable {
    enum Content: Sendable {
        /// A cache holds what is declared, which takes time to decode.
        case known(KnownSummary)
        /// With what a cache is to keep, if there is a cache and it may.
        case parsed(FileSummary, EncodedSummary?)
    }

    let path: String
    let identity: FileIdentity
    let known: KnownConditions
    /// Stands for the contents and the conditions; `nil` without a cache.
    let key: ContentHash?
    let content: Content

    init(path: String, known: KnownConditions, cache: DeclarationCache?) throws(CommandFailure) {
        self.path = path
        self.known = known
        let (bytes, identity) = try FileBytes.readIdentified(path)
        self.identity = identity
        guard let cache else {
            key = nil
            content = .parsed(try Self.parse(bytes, path, known), nil)
            return
        }
        let key = Self.key(bytes, known)
        self.key = key
        if let found = cache.entry(key) {
            content = .known(found)
        } else {
            let summary = try Self.parse(bytes, path, known)
            content = .parsed(summary, EncodedSummary(summary))
        }
    }

    var isParsed: Bool {
        switch content {
        case .known: false
        case .parsed: true
        }
    }

    /// Stands for what is declared; `nil` where that is not known.
    var shape: ContentHash? {
        switch content {
        case .known(let found): found.entry.shape
        case .parsed(_, let encoded): encoded?.shape
        }
    }

    func summary() -> Result<FileSummary, CommandFailure> {
        switch content {
        case .parsed(let summary, _):
            return .success(summary)
        case .known(let found):
            let entry = found.entry
            if let summary = try? EncodedSummary.decode(entry.source, entry.range, path: path) {
                return .success(summary)
            }
            return Result { () throws(CommandFailure) in try Self.parse(FileBytes.read(path), path, known) }
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
