extension DiagnosticID {
    /// The address of the page that explains it, relative to the site that `.ci/site` writes.
    package var page: String { "documentation/heirloom/\(rawValue)" }
}
