import HeirloomGraph
import HeirloomModel

/// A problem with a tree. Most trees have none, so that a problem is worded only on demand.
struct GraphProblem {
    /// Returns the problem as a diagnostic with its location.
    let diagnostic: (ProblemWording) -> Diagnostic
    /// The locations of the properties that share the problem, which is reported at the first.
    let places: Set<SourceLocation>
    /// The missing types that another platform may have.
    let shortage: Shortage?
    /// The local mistake that is only a consequence of this problem, and whose fix-it would not help.
    let explained: ExplainedMistake?

    init(
        at places: Set<SourceLocation> = [],
        lacking shortage: Shortage? = nil,
        explaining explained: ExplainedMistake? = nil,
        diagnostic: @escaping (ProblemWording) -> Diagnostic
    ) {
        self.diagnostic = diagnostic
        self.places = places
        self.shortage = shortage
        self.explained = explained
    }
}

extension ScopeTree {
    /// Returns the local mistake in a part of a declaration.
    func mistake(_ id: DiagnosticID, in range: SourceRange, of scope: ScopeID) -> ExplainedMistake {
        ExplainedMistake(id: id, location: table.files.location(range, in: self[scope].file))
    }

    /// Returns the local mistake of a type that would conform twice if it declared its conformance.
    func missingConformance(of scope: ScopeID) -> ExplainedMistake {
        mistake(.missingConformance, in: self[scope].declared.declaration.nameRange, of: scope)
    }
}

extension LinkedScope {
    /// Whether an extension builds it.
    var isBuiltByExtension: Bool {
        switch declared.declaration.form {
        case .declaration, .closure: false
        case .extension: true
        }
    }
}
