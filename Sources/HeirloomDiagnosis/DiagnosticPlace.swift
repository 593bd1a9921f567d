import HeirloomModel

/// Identifies diagnostics that report the same fault.
struct DiagnosticPlace: Hashable {
    var id: DiagnosticID
    var location: SourceLocation

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        location = diagnostic.location
    }
}
