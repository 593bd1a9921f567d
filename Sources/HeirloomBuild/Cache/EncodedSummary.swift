import HeirloomModel

/// The summary of a file in the form for the cache.
struct EncodedSummary: Hashable, Sendable {
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
