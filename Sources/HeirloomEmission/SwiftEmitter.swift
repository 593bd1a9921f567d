import HeirloomGraph

/// Generates the Swift file of a module.
package enum SwiftEmitter {
    /// Returns the text of the file: only its header if there is nothing to generate.
    ///
    /// - Complexity: Time and space are linear in the length of the text.
    package static func source(for graph: ConditionalGraph) -> String {
        SwiftPrinter.source(for: GenerationPlanner.plan(for: graph))
    }

    /// Returns the text of the file for a graph that depends on no condition.
    package static func source(for graph: ScopeGraph) -> String { source(for: ConditionalGraph(graph)) }
}
