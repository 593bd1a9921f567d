import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

/// What comes of a graph: who reports which faults, and whether the output is written.
///
/// Where the generator fails, the compiler never starts, and what the macros have to say is not shown. So
/// what the compiler and the macros will report by themselves does not make the generator fail; and once
/// it fails, it says those things as well.
package enum Verdict: Hashable, Sendable {
    /// Nothing is wrong.
    case write(ConditionalGraph, warnings: [Diagnostic])
    /// Only the compiler and the macros have something to report: the last good output stays. There is no
    /// warning where the runs for the modules below give it.
    case keep(warnings: [Diagnostic])
    /// There are faults that only the generator reports.
    case fail([Diagnostic])

    /// - Parameters:
    ///   - modulesWithPlugin: The modules below for which the generator runs as well.
    ///   - isStrict: Whether local mistakes are faults. So they are where `kept-output` is raised, the
    ///     warning that stands for them.
    package init(
        input: GraphInput,
        outcome: GraphOutcome,
        modulesWithPlugin: Set<String> = [],
        levels: WarningLevels = WarningLevels(),
        isStrict: Bool
    ) {
        let isStrict = isStrict || levels.raises(.keptOutput)
        let found = levels.applied(to: outcome.diagnostics)
        let mistakes = Self.mistakes(of: input.modules, in: input, outcome)
        let local = levels.applied(to: RetroactiveConformances(input).applied(to: mistakes))
        if var graph = outcome.conditionalGraph, !found.hasErrors {
            guard local.hasErrors else {
                for world in graph.warned.indices {
                    graph.warned[world].faults = levels.applied(to: graph.warned[world].faults)
                }
                self = .write(graph, warnings: (isStrict ? found + local : found).sortedByPlace)
                return
            }
            if !isStrict, !local.contains(where: \.id.mayBeHiddenFromMacros) {
                let kept = Self.keptOutput(in: input, outcome, besides: modulesWithPlugin)
                self = .keep(warnings: levels.applied(to: kept.map { [$0] } ?? []))
                return
            }
        }
        self = .fail((found + local).sortedByPlace)
    }

    /// What is wrong with single declarations, and does not only follow from what the graph shows.
    private static func mistakes(
        of modules: [ModuleSummary],
        in input: GraphInput,
        _ outcome: GraphOutcome
    ) -> [Diagnostic] {
        modules.flatMap { module in
            // Which flags other modules have is not known here.
            module.localDiagnostics(expecting: module.name == input.module ? input.expectedFlags : nil)
        }.filter { mistake in
            !outcome.explained.contains { $0.covers(mistake) }
        }
    }

    /// That nothing new is generated, at what is to be fixed first: a file that does not parse hides others'
    /// mistakes.
    private static func keptOutput(
        in input: GraphInput,
        _ outcome: GraphOutcome,
        besides others: Set<String>
    ) -> Diagnostic? {
        let mistakes = mistakes(of: input.modules.filter { !others.contains($0.name) }, in: input, outcome)
            .filter { $0.severity == .error }
            .sortedByPlace
        guard let first = mistakes.first(where: { $0.id == .syntax }) ?? mistakes.first else { return nil }
        let rest = mistakes.count == 1 ? "" : " (and \(mistakes.count - 1) more)"
        return Diagnostic(
            id: .keptOutput,
            message: """
                nothing new is generated for '\(input.module)' until this is fixed\(rest): \(first.message)
                """,
            location: first.location
        )
    }
}

extension ModuleSummary {
    /// What the compiler and the macros see by themselves.
    fileprivate func localDiagnostics(expecting flags: ExpectedFlags?) -> [Diagnostic] {
        files.flatMap { file in
            let fault = file.fault.map { fault in
                Diagnostic(
                    id: .syntax,
                    message: fault.message,
                    location: SourceLocation(path: file.path, range: fault.range)
                )
            }
            let mistakes = file.diagnostics
            let expected = flags.map { flags in
                mistakes.filter { !file.isUnexpected($0, where: flags) }
            }
            return (expected ?? mistakes) + (fault.map { [$0] } ?? [])
        }
    }
}

extension [Diagnostic] {
    fileprivate var hasErrors: Bool { contains { $0.severity == .error } }

    /// In the order in which they are shown, each once.
    fileprivate var sortedByPlace: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }.sorted(by: Diagnostic.isBefore)
    }
}
