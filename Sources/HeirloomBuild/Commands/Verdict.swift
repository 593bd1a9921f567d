import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

/// The outcome of a run: whether the output is written, and which diagnostics are reported.
///
/// If the generator fails, the module is not compiled, so its macros do not repeat the same diagnostics.
package enum Verdict: Hashable, Sendable {
    /// Nothing is wrong.
    case write(ConditionalGraph, warnings: [Diagnostic])
    /// Only the compiler or the runs for modules below report errors. The last good output stays.
    case keep(warnings: [Diagnostic])
    /// This run reports errors.
    case fail([Diagnostic])

    /// - Parameter isStrict: Whether this run is the only one to report anything. Raising `kept-output` has the same
    ///   effect.
    package init(
        input: GraphInput,
        outcome: GraphOutcome,
        levels: WarningLevels = WarningLevels(),
        isStrict: Bool
    ) {
        let isStrict = isStrict || levels.raises(.keptOutput)
        let found = levels.applied(to: outcome.diagnostics)
        let mistakes = LocalMistakes(input, outcome, levels)
        guard !found.hasErrors, isStrict ? !mistakes.all.hasErrors : !mistakes.ofThisRun.hasErrors else {
            self = .fail((found + mistakes.all).sortedByPlace)
            return
        }
        guard var graph = outcome.conditionalGraph, !mistakes.all.hasErrors else {
            let kept = mistakes.keptOutput(of: input.module)
            self = .keep(warnings: levels.applied(to: [kept].compactMap(\.self)))
            return
        }
        for configuration in graph.warned.indices {
            graph.warned[configuration].faults = levels.applied(to: graph.warned[configuration].faults)
        }
        // Macros report their warnings when the module is compiled.
        self = .write(graph, warnings: (isStrict ? found + mistakes.all : found).sortedByPlace)
    }
}

extension [Diagnostic] {
    fileprivate var hasErrors: Bool { contains { $0.severity == .error } }

    /// The diagnostics in output order, without duplicates.
    fileprivate var sortedByPlace: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }.sorted(by: Diagnostic.isBefore)
    }
}
