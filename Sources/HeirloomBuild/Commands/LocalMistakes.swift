import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel

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
            declaration.attribute.range.start.offset <= offset && offset < declaration.bodyRange.end.offset
        }
        guard let innermost = around.map(\.attribute.range.start.offset).max() else { return false }
        return around.allSatisfy { declaration in
            declaration.attribute.range.start.offset < innermost
                || declaration.condition?.evaluated(flags.answer) == .constant(false)
        }
    }
}
