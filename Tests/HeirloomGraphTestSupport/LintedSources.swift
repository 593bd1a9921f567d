import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

/// Returns the warnings of lint for sources without errors, as text to compare.
package func warnings(
    of text: String,
    choosing choice: LintChoice = LintChoice(),
    rootMode: GraphInput.RootMode = .detect,
    adjusting adjust: (inout GraphInput) -> Void = { _ in }
) -> String {
    let sources = ShownSources(text, rootMode: rootMode)
    var input = sources.input
    adjust(&input)
    let local = input.modules.flatMap(\.files).flatMap(\.diagnostics)
    let outcome = GraphResolver.resolve(input, fixes: sources.fixes)
    let found = outcome.conditionalGraph.map { Linter.warnings(in: $0, of: input, choosing: choice) } ?? []
    return SilencedPlaces(input.modules).applied(to: local + outcome.diagnostics + found)
        .map(sources.shown).joined(separator: "\n")
}
