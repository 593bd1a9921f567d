import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

extension GraphReading {
    /// Resolves the graph and decides what to write and report.
    ///
    /// - Parameters:
    ///   - levels: The levels from the command line. They take precedence over the module's configuration.
    ///   - lint: The warnings to look for in a valid tree; `nil` for none.
    ///   - fixes: Writes the fix-its of diagnostics; `nil` if only their number is printed.
    package func verdict(
        levels: WarningLevels,
        isStrict: Bool,
        lint: LintChoice? = nil,
        fixes: FixWriting? = nil
    ) -> Verdict {
        let levels = levels.completed(by: WarningLevels(configuredIn: input))
        var outcome = GraphResolver.resolve(input, fixes: fixes)
        outcome.diagnostics += warnings
        if let graph = outcome.conditionalGraph, var choice = lint, !input.hasMistakes {
            choice.enabled.formUnion(DiagnosticID.optionalWarnings.filter(levels.raises))
            // A type that a collection could build has already been reported.
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
    /// Whether a declaration has mistakes of its own, so that the tree may differ from the intended one.
    fileprivate var hasMistakes: Bool {
        modules.contains { module in
            module.files.contains { file in file.diagnostics.contains { $0.severity == .error } }
        }
    }
}
