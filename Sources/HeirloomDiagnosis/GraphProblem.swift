import HeirloomGraph
import HeirloomModel

/// A problem with a tree. Most trees have none, so that a problem is worded only on demand.
struct GraphProblem {
    /// The locations of the properties that share the problem, which is reported at the first.
    var places: Set<SourceLocation> = []
    /// The missing types that another platform may have.
    var shortage: Shortage?
    /// The local mistakes that are only consequences of this problem, and whose fix-its would not help.
    var explained: [ExplainedMistake] = []
    /// Returns the problem as a diagnostic with its location.
    let diagnostic: (ProblemWording) -> Diagnostic
}

/// A problem with its diagnostic.
typealias ReportedProblem = (problem: GraphProblem, diagnostic: Diagnostic)

extension TreeSurvey {
    /// Returns problems with their diagnostics.
    func reported(_ problems: [GraphProblem]) -> [ReportedProblem] {
        if problems.isEmpty { return [] }
        let wording = ProblemWording(self)
        return problems.map { ($0, $0.diagnostic(wording)) }
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
