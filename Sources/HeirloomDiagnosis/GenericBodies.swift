import HeirloomGraph
import HeirloomModel

/// The bodies of generic types. A problem there is reported once for all specializations, and without fix-its, which
/// would have to suit all of them.
struct GenericBodies {
    /// Problems of the declaration itself, in terms of the declaration.
    private static let ofDeclarations: Set<DiagnosticID> = [
        .initializerInExtension, .missingInitializer, .incompleteInitializer, .inaccessibleType,
        .instantiableSuperclass, .missingConformance, .unsupportedGenerics,
    ]

    private let bodies: [SourceLocation]
    private var known: Set<DiagnosticPlace> = []

    init(_ tree: ScopeTree) {
        bodies = tree.ids.lazy.map { (tree[$0].declared, $0) }.filter { $0.0.isGeneric }
            .map { tree.table.files.location($0.0.declaration.bodyRange, in: $0.0.file) }
    }

    /// Returns the diagnostic as it applies to every specialization; `nil` if it was reported for another
    /// specialization.
    mutating func general(_ diagnostic: Diagnostic) -> Diagnostic? {
        if bodies.isEmpty { return diagnostic }
        if isInBody(diagnostic.location), !known.insert(DiagnosticPlace(diagnostic)).inserted { return nil }
        if Self.ofDeclarations.contains(diagnostic.id) { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.fixIts = diagnostic.fixIts.filter { fixIt in
            !fixIt.edits.contains { isInBody($0.location) }
        }
        return diagnostic
    }

    private func isInBody(_ location: SourceLocation) -> Bool {
        bodies.contains { body in
            body.path == location.path && body.range.start <= location.range.start
                && location.range.end <= body.range.end
        }
    }
}
