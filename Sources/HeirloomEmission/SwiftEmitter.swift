import HeirloomGraph

/// Writes the one Swift file that is generated for a module.
package enum SwiftEmitter {
    /// The file's whole text: only its header where there is nothing to generate.
    ///
    /// Takes time and space linear in the text.
    package static func source(for graph: ConditionalGraph) -> String {
        SwiftPrinter.source(for: GenerationPlanner.plan(for: graph))
    }

    /// The file for a graph that depends on no condition.
    package static func source(for graph: ScopeGraph) -> String { source(for: ConditionalGraph(graph)) }
}
