import HeirloomModel

/// A range of source with a certain kind of mistake.
package struct ExplainedMistake: Hashable, Sendable {
    package var id: DiagnosticID
    package var location: SourceLocation

    /// Whether a diagnostic is of that kind and starts in the range.
    package func covers(_ diagnostic: Diagnostic) -> Bool {
        let start = diagnostic.location.range.start.offset
        return diagnostic.id == id && diagnostic.location.path == location.path
            && start >= location.range.start.offset && start < location.range.end.offset
    }
}
