import HeirloomModel

/// A kind of mistake in a stretch of source.
package struct ExplainedMistake: Hashable, Sendable {
    package var id: DiagnosticID
    package var location: SourceLocation

    package init(id: DiagnosticID, location: SourceLocation) {
        self.id = id
        self.location = location
    }

    /// Whether a diagnostic is of that kind and begins there.
    package func covers(_ diagnostic: Diagnostic) -> Bool {
        let start = diagnostic.location.range.start.offset
        return diagnostic.id == id && diagnostic.location.path == location.path
            && start >= location.range.start.offset && start < location.range.end.offset
    }
}
