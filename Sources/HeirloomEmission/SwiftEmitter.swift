import HeirloomGraph

/// Writes the one Swift file that is generated for a module.
package enum SwiftEmitter {
    /// The file's whole text: only its header where there is nothing to generate.
    ///
    /// Takes time and space linear in the text.
    package static func source(for graph: ScopeGraph) -> String {
        SwiftPrinter.source(for: GenerationPlanner.plan(for: graph))
    }
}
