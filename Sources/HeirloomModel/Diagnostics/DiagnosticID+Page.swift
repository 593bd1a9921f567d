extension DiagnosticID {
    /// The path of the page about the diagnostic, relative to the site that `.ci/site` writes.
    package var page: String { "documentation/heirloom/\(rawValue)" }
}
