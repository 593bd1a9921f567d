import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

/// The mistakes that single declarations show, by who reports them.
struct LocalMistakes {
    /// Those that this run reports.
    private(set) var ofThisRun: [Diagnostic] = []
    /// Those that the compiler reports: files that do not parse, and files whose macros may be of another module.
    private var ofCompiler: [Diagnostic] = []
    /// Those that the runs for modules below report.
    private var ofRunsBelow: [Diagnostic] = []

    var all: [Diagnostic] { ofThisRun + ofCompiler + ofRunsBelow }

    /// Leaves out what only follows from faults of the graph.
    init(_ input: GraphInput, _ outcome: GraphOutcome, _ levels: WarningLevels) {
        let imports = HeirloomImports(input)
        let conformances = RetroactiveConformances(input)
        func leveled(_ mistakes: [Diagnostic]) -> [Diagnostic] {
            levels.applied(to: conformances.applied(to: mistakes))
        }
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
        ofThisRun = leveled(ofThisRun)
        ofCompiler = leveled(ofCompiler)
        ofRunsBelow = leveled(ofRunsBelow)
    }

    /// The warning that nothing new is generated, at the first of the compiler's errors, a file that does not parse if
    /// there is one; `nil` where the runs for modules below report everything.
    func keptOutput(of module: String) -> Diagnostic? {
        let errors = ofCompiler.filter { $0.severity == .error }.sorted(by: Diagnostic.isBefore)
        guard let first = errors.first(where: { $0.id == .syntax }) ?? errors.first else { return nil }
        let rest = errors.count == 1 ? "" : " (and \(errors.count - 1) more)"
        return Diagnostic(
            id: .keptOutput,
            message: """
                nothing new is generated for '\(module)' until this is fixed\(rest): \(first.statement)
                """,
            location: first.location
        )
    }
}

extension FileSummary {
    /// The error of a file that does not parse.
    fileprivate var syntaxFault: [Diagnostic] {
        guard let fault else { return [] }
        let location = SourceLocation(path: path, range: fault.range)
        return [Diagnostic(id: .syntax, message: fault.message, location: location)]
    }

    /// Whether a mistake lies in a type that does not count as the flags are expected to be. Where it does count after all,
    /// the macro reports it. Mistakes in members under a flag the macro always reports.
    fileprivate func isUnexpected(_ mistake: Diagnostic, where flags: ExpectedFlags) -> Bool {
        let offset = mistake.location.range.start.offset
        let around = instantiables.filter { declaration in
            declaration.attribute.range.start.offset <= offset && offset < declaration.bodyRange.end.offset
        }
        guard let innermost = around.map(\.attribute.range.start.offset).max() else { return false }
        return around.allSatisfy { declaration in
            declaration.attribute.range.start.offset < innermost
                || declaration.condition?.evaluated(flags.answer) == .constant(false)
        }
    }
}
