import HeirloomGraph
import HeirloomModel

/// The result of resolving the graph of a module.
package struct GraphOutcome: Hashable, Sendable {
    /// `nil` if there is an error.
    package var conditionalGraph: ConditionalGraph?
    /// Errors and warnings, sorted by location, without the local ones of the summaries.
    package var diagnostics: [Diagnostic]
    /// Local mistakes of the summaries that another fault of the tree explains better.
    package var explained: Set<ExplainedMistake> = []

    /// The graph of the first build configuration.
    package var graph: ScopeGraph? { conditionalGraph?.first }
}

extension GraphOutcome {
    package init(graph: ScopeGraph?, diagnostics: [Diagnostic]) {
        self.init(conditionalGraph: graph.map { ConditionalGraph($0) }, diagnostics: diagnostics)
    }
}
