import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

/// The outcome of a run: whether the output is written, and which diagnostics are reported.
///
/// If the generator fails, the module is not compiled, so its macros do not repeat the same diagnostics.
package enum Verdict: Sendable {
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

/// The mistakes within single declarations, by who reports them.
struct LocalMistakes {
    /// The mistakes that this run reports.
    private(set) var ofThisRun: [Diagnostic] = []
    /// The mistakes that the compiler reports: files that do not parse, and files whose macros may come from another
    /// module.
    private var ofCompiler: [Diagnostic] = []
    /// The mistakes that the runs for modules below report.
    private var ofRunsBelow: [Diagnostic] = []

    var all: [Diagnostic] { ofThisRun + ofCompiler + ofRunsBelow }

    /// Collects the mistakes, except those that are only consequences of faults in the graph.
    init(_ input: GraphInput, _ outcome: GraphOutcome, _ levels: WarningLevels) {
        let imports = HeirloomImports(input)
        for module in input.modules {
            for file in module.files where file.fault != nil || !file.diagnostics.isEmpty {
                let mistakes = file.diagnostics.filter { mistake in
                    !outcome.explained.contains { $0.covers(mistake) }
                        && !(input.expectedFlags.map { file.isUnexpected(mistake, where: $0) } ?? false)
                }
                if !input.isReportedHere(module.name) {
                    ofRunsBelow += mistakes + file.syntaxFault
                } else if imports.mayUseOtherMacros(file) {
                    ofCompiler += mistakes + file.syntaxFault
                } else {
                    ofThisRun += mistakes
                    ofCompiler += file.syntaxFault
                }
            }
        }
        ofThisRun = levels.applied(to: ofThisRun.map(\.withoutInheritedConformance))
        ofCompiler = levels.applied(to: ofCompiler.map(\.withoutInheritedConformance))
        ofRunsBelow = levels.applied(to: ofRunsBelow.map(\.withoutInheritedConformance))
    }

    /// Returns the warning that the output is not updated. It is located at the first of the compiler's errors,
    /// preferably at a file that does not parse. Returns `nil` if the runs for modules below report everything.
    func keptOutput(of module: String) -> Diagnostic? {
        let errors = ofCompiler.filter { $0.severity == .error }.sorted(by: Diagnostic.isBefore)
        guard let first = errors.first(where: { $0.id == .syntax }) ?? errors.first else { return nil }
        let rest = errors.count == 1 ? "" : " (and \(errors.count - 1) more)"
        return Diagnostic(
            id: .keptOutput,
            message: """
                generated code for '\(module)' is not updated until this is fixed\(rest): \(first.statement)
                """,
            location: first.location
        )
    }
}

extension Diagnostic {
    /// The diagnostic without the fix-it for a superclass that conforms: if one did, the graph would have found it.
    fileprivate var withoutInheritedConformance: Diagnostic {
        var diagnostic = self
        if id == .missingConformance { diagnostic.fixIts = Array(fixIts.prefix(1)) }
        return diagnostic
    }
}

extension FileSummary {
    /// The error of a file that does not parse.
    fileprivate var syntaxFault: [Diagnostic] {
        guard let fault else { return [] }
        let location = SourceLocation(path: path, range: fault.range)
        return [Diagnostic(id: .syntax, message: fault.message, location: location)]
    }

    /// Whether a mistake is in a type that is inactive under the expected flags. If the type is active after all, the
    /// macro reports the mistake. Mistakes in members under a flag are always reported by the macro.
    fileprivate func isUnexpected(_ mistake: Diagnostic, where flags: ExpectedFlags) -> Bool {
        let offset = mistake.location.range.start.offset
        let around = instantiables.filter { declaration in
            declaration.attributeRange.start.offset <= offset && offset < declaration.bodyRange.end.offset
        }
        guard let innermost = around.map(\.attributeRange.start.offset).max() else { return false }
        return around.allSatisfy { declaration in
            declaration.attributeRange.start.offset < innermost
                || declaration.condition?.evaluated(flags.answer) == .constant(false)
        }
    }
}
