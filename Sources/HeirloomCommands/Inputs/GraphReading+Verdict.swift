import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

extension GraphReading {
    /// What comes of what was read.
    ///
    /// - Parameters:
    ///   - levels: What the command line says. It counts for more than what the module's configuration says.
    ///   - lint: What to warn about in a tree that is valid; `nil` for nothing.
    func verdict(levels: WarningLevels, isStrict: Bool, lint: LintChoice? = nil) -> Verdict {
        let levels = levels.completed(by: WarningLevels(configuredIn: input))
        var outcome = GraphResolver.resolve(input)
        outcome.diagnostics += warnings
        if let graph = outcome.conditionalGraph, var choice = lint, !input.hasMistakes {
            choice.enabled.formUnion(DiagnosticID.optionalWarnings.filter(levels.raises))
            // Where a collection could build a type, that is said of it already.
            let unlisted = Set(outcome.diagnostics.lazy.filter { $0.id == .unlistedElement }.map(\.location))
            outcome.diagnostics += Linter.warnings(in: graph, of: input, choosing: choice)
                .filter { $0.id != .unbuiltType || !unlisted.contains($0.location) }
        }
        let silenced = SilencedPlaces(input.modules)
        outcome.diagnostics = silenced.applied(to: outcome.diagnostics)
        if let warned = outcome.conditionalGraph?.warned {
            outcome.conditionalGraph?.warned = silenced.applied(to: warned)
        }
        return Verdict(input: input, outcome: outcome, levels: levels, isStrict: isStrict)
    }
}

extension GraphInput {
    /// Whether a declaration is at fault by itself, so that the tree may be another than is meant.
    fileprivate var hasMistakes: Bool {
        modules.contains { module in
            module.files.contains { file in
                file.fault != nil || file.diagnostics.contains { $0.severity == .error }
            }
        }
    }
}
