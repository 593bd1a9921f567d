import HeirloomGraph
import HeirloomModel

/// What comes of a graph: who reports which faults, and whether the output is written.
///
/// Where the generator fails, the compiler never starts, and nobody sees what the macros have to say. So
/// what the compiler and the macros will report by themselves does not make the generator fail; and once
/// it fails, it says those things as well.
package enum Verdict: Hashable, Sendable {
    /// Nothing is wrong.
    case write(ScopeGraph, warnings: [Diagnostic])
    /// Only the compiler and the macros have something to report: the last good output stays. There is no
    /// warning where the runs for the modules below give it.
    case keep(warning: Diagnostic?)
    /// There are faults that nobody else reports.
    case fail([Diagnostic])

    /// - Parameter modulesWithPlugin: The modules below for which the generator runs as well.
    package init(
        input: GraphInput,
        outcome: GraphOutcome,
        modulesWithPlugin: Set<String> = [],
        isStrict: Bool
    ) {
        let local = input.modules.flatMap(\.localDiagnostics)
        let hasFaults = outcome.diagnostics.contains { $0.severity == .error }
        if let graph = outcome.graph, !hasFaults {
            guard local.contains(where: { $0.severity == .error }) else {
                let warnings = isStrict ? outcome.diagnostics + local : outcome.diagnostics
                self = .write(graph, warnings: warnings.sortedByPlace)
                return
            }
            if !isStrict {
                self = .keep(warning: Self.warning(in: input, besides: modulesWithPlugin))
                return
            }
        }
        self = .fail((outcome.diagnostics + local).sortedByPlace)
    }

    private static func warning(in input: GraphInput, besides others: Set<String>) -> Diagnostic? {
        let mistakes = input.modules.filter { !others.contains($0.name) }
            .flatMap(\.localDiagnostics)
            .filter { $0.severity == .error }
            .sortedByPlace
        guard let first = mistakes.first else { return nil }
        let rest = mistakes.count == 1 ? "" : " (and \(mistakes.count - 1) more)"
        return Diagnostic(
            id: first.id,
            severity: .warning,
            message: """
                nothing new is generated for '\(input.module)' until this is mended\(rest): \(first.message)
                """,
            location: first.location
        )
    }
}

extension ModuleSummary {
    /// What the compiler and the macros see by themselves.
    fileprivate var localDiagnostics: [Diagnostic] {
        files.flatMap { file in
            let fault = file.fault.map { fault in
                Diagnostic(
                    id: .syntax,
                    message: fault.message,
                    location: SourceLocation(path: file.path, range: fault.range)
                )
            }
            return file.diagnostics + (fault.map { [$0] } ?? [])
        }
    }
}

extension [Diagnostic] {
    /// Sorted by place and then by what they say, each once.
    fileprivate var sortedByPlace: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }.sorted { left, right in
            if left.location != right.location { return left.location < right.location }
            return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
        }
    }
}
