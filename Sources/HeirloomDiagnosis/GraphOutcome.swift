import HeirloomGraph
import HeirloomModel

/// What came of it.
package struct GraphOutcome: Hashable, Sendable {
    /// `nil` where there is a fault.
    package var conditionalGraph: ConditionalGraph?
    /// Faults and warnings, sorted by place. The local ones of the summaries are not among them.
    package var diagnostics: [Diagnostic]
    /// Local mistakes of the summaries that are not what is wrong: a fault of the tree says it better.
    package var explained: Set<ExplainedMistake>

    package init(
        conditionalGraph: ConditionalGraph?,
        diagnostics: [Diagnostic],
        explained: Set<ExplainedMistake> = []
    ) {
        self.conditionalGraph = conditionalGraph
        self.diagnostics = diagnostics
        self.explained = explained
    }

    package init(graph: ScopeGraph?, diagnostics: [Diagnostic]) {
        self.init(conditionalGraph: graph.map { ConditionalGraph($0) }, diagnostics: diagnostics)
    }

    /// The graph for the first of the ways in which conditions may turn out.
    package var graph: ScopeGraph? { conditionalGraph?.first }
}
