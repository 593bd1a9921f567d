import HeirloomModel

/// The summary of a file as a cache keeps it.
struct EncodedSummary: Hashable, Sendable {
    let bytes: [UInt8]
    /// Stands for all that is declared and the order in which it stands, but not for the places.
    let shape: ContentHash
    /// Stands for the bytes, which are decoded only where it still does.
    let check: ContentHash

    /// `nil` for a file in which something is wrong.
    init?(_ summary: FileSummary) {
        guard let archived = ArchivedSummary(summary) else { return nil }
        bytes = archived.bytes
        check = ContentHash(archived.bytes)
        shape = ContentHash(archived.shape)
    }

    /// What was kept.
    init(bytes: [UInt8], shape: ContentHash, check: ContentHash) {
        self.bytes = bytes
        self.shape = shape
        self.check = check
    }

    /// The summary, as that of a file at `path`; `nil` where the bytes are none.
    func decoded(path: String) -> FileSummary? { ArchivedSummary.summary(bytes, path: path) }
}
