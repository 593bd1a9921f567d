import HeirloomBuild
import HeirloomCommands
import HeirloomDiagnosis
import HeirloomGraph
import HeirloomLocalDiagnosis
import HeirloomModel
import Testing

/// The division of diagnostics between the generator, the macros, and the compiler.
@Suite struct VerdictTests {
    private static let graph = ScopeGraph(emptyModule: "App")
    private static let mistake = diagnostic(.notInstantiable, "local mistake", line: 4)
    private static let remark = diagnostic(.untrackedDirectory, "local warning", line: 1)
    private static let fault = diagnostic(.missingDependency, "fault", line: 2)
    private static let warning = diagnostic(.droppedRoot, "warning", line: 3)
    private static let syntax = diagnostic(.syntax, "expected '}'", line: 9)

    private static func diagnostic(
        _ id: DiagnosticID,
        _ message: String,
        line: Int
    ) -> Diagnostic {
        Diagnostic(
            id: id,
            message: message,
            location: HeirloomModel.SourceLocation(path: "a.swift", range: range(line: line))
        )
    }

    private static func range(line: Int) -> SourceRange {
        SourceRange(at: SourcePosition(offset: line, line: line, column: 1))
    }

    /// The verdict on a module with one file.
    private static func verdict(
        local: [Diagnostic] = [],
        isUnreadable: Bool = false,
        outcome: GraphOutcome,
        levels: [DiagnosticID: WarningLevels.Level] = [:],
        isStrict: Bool = false
    ) -> Verdict {
        let fault = SyntaxFault(message: "expected '}'", range: range(line: 9))
        var file = FileSummary(path: "a.swift")
        file.diagnostics = local
        file.fault = isUnreadable ? fault : nil
        let input = GraphInput(module: "App", modules: [ModuleSummary(name: "App", files: [file])])
        return Verdict(input: input, outcome: outcome, levels: WarningLevels(levels), isStrict: isStrict)
    }

    @Test func soundGraphsAreWrittenWithTheirWarnings() {
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [Self.warning])
        #expect(
            Self.verdict(local: [Self.remark], outcome: outcome)
                == .write(ConditionalGraph(Self.graph), warnings: [Self.warning])
        )
    }

    @Test func localMistakesFailTheRunTogetherWithAllWarnings() {
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [Self.warning])
        #expect(
            Self.verdict(local: [Self.mistake, Self.remark], outcome: outcome)
                == .fail([Self.remark, Self.warning, Self.mistake])
        )
    }

    @Test func unreadableFilesAloneAreLeftToTheCompiler() {
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [])
        let kept = Self.diagnostic(
            .keptOutput,
            "generated code for 'App' is not updated until this is fixed: expected '}'",
            line: 9
        )
        #expect(Self.verdict(isUnreadable: true, outcome: outcome) == .keep(warnings: [kept]))
    }

    /// The attributes may belong to another module's macros.
    @Test func mistakesInFilesThatMayNotSeeHeirloomAreLeftToTheCompiler() {
        let source = """
            import OtherInjection
            @Instantiable
            struct Store {}
            """
        let file = FileSummarizer.summary(ofFileAt: "a.swift", source: Array(source.utf8))
        var input = GraphInput(module: "App", modules: [ModuleSummary(name: "App", files: [file])])
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [])
        #expect(Verdict(input: input, outcome: outcome, isStrict: false) == .fail(file.diagnostics))
        input.modulesAreComplete = true
        let kept = file.diagnostics.map { mistake in
            Diagnostic(
                id: .keptOutput,
                message: "generated code for 'App' is not updated until this is fixed: \(mistake.message)",
                location: mistake.location
            )
        }
        #expect(Verdict(input: input, outcome: outcome, isStrict: false) == .keep(warnings: kept))
    }

    @Test func mistakesUnderFlagsThatAreExpectedToBeUnsetAreIgnored() {
        let source = """
            #if DEMO
            @Instantiable
            struct Store {}
            #endif
            """
        let file = FileSummarizer.summary(ofFileAt: "a.swift", source: Array(source.utf8))
        #expect(file.diagnostics.map(\.id) == [.missingConformance])
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [])
        var input = GraphInput(module: "App", modules: [ModuleSummary(name: "App", files: [file])])
        input.expectedFlags = ExpectedFlags(configuration: .debug)
        #expect(
            Verdict(input: input, outcome: outcome, isStrict: false)
                == .write(ConditionalGraph(Self.graph), warnings: [])
        )
        // Without information about flags, any flag may be set.
        input.expectedFlags = nil
        #expect(Verdict(input: input, outcome: outcome, isStrict: true) == .fail(file.diagnostics))
    }

    @Test func modulesBelowReportTheirOwnMistakes() {
        var file = FileSummary(path: "a.swift")
        file.diagnostics = [Self.mistake]
        let modules = [ModuleSummary(name: "App", files: []), ModuleSummary(name: "Below", files: [file])]
        var input = GraphInput(module: "App", modules: modules)
        input.modulesWithPlugin = ["Below"]
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [])
        #expect(Verdict(input: input, outcome: outcome, isStrict: false) == .keep(warnings: []))
        // A failure of this run may cancel the run for the module below.
        let faulty = GraphOutcome(graph: nil, diagnostics: [Self.fault])
        #expect(
            Verdict(input: input, outcome: faulty, isStrict: false) == .fail([Self.fault, Self.mistake])
        )
        input.modulesWithPlugin = []
        #expect(Verdict(input: input, outcome: outcome, isStrict: false) == .fail([Self.mistake]))
    }

    @Test func failuresReportEverythingInSourceOrder() {
        let outcome = GraphOutcome(graph: nil, diagnostics: [Self.warning, Self.fault])
        #expect(
            Self.verdict(local: [Self.mistake, Self.remark], isUnreadable: true, outcome: outcome)
                == .fail([Self.remark, Self.fault, Self.warning, Self.mistake, Self.syntax])
        )
    }

    @Test func strictRunsReportUnreadableFilesAsErrors() {
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [Self.warning])
        #expect(
            Self.verdict(isUnreadable: true, outcome: outcome, isStrict: true)
                == .fail([Self.warning, Self.syntax])
        )
    }

    @Test func strictRunsReportLocalWarningsAndWriteTheOutput() {
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [Self.warning])
        #expect(
            Self.verdict(local: [Self.remark], outcome: outcome, isStrict: true)
                == .write(ConditionalGraph(Self.graph), warnings: [Self.remark, Self.warning])
        )
    }

    @Test func raisedWarningsFailTheRunTogetherWithOtherErrors() {
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [Self.warning])
        var raised = Self.warning
        raised.severity = .error
        #expect(
            Self.verdict(local: [Self.mistake], outcome: outcome, levels: [.droppedRoot: .raised])
                == .fail([raised, Self.mistake])
        )
    }

    @Test func silencedWarningsAreNeverReported() {
        let levels: [DiagnosticID: WarningLevels.Level] = [.droppedRoot: .silenced, .keptOutput: .silenced]
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [Self.warning])
        #expect(
            Self.verdict(outcome: outcome, levels: levels)
                == .write(ConditionalGraph(Self.graph), warnings: [])
        )
        #expect(
            Self.verdict(isUnreadable: true, outcome: outcome, levels: levels) == .keep(warnings: [])
        )
        let faulty = GraphOutcome(graph: nil, diagnostics: [Self.warning, Self.fault])
        #expect(Self.verdict(outcome: faulty, levels: levels) == .fail([Self.fault]))
    }

    @Test func raisingKeptOutputMakesUnreadableFilesErrors() {
        let outcome = GraphOutcome(graph: Self.graph, diagnostics: [Self.warning])
        #expect(
            Self.verdict(isUnreadable: true, outcome: outcome, levels: [.keptOutput: .raised])
                == .fail([Self.warning, Self.syntax])
        )
    }
}

/// Verdicts are equal if they write the same graph.
extension Verdict: Equatable {
    package static func == (left: Verdict, right: Verdict) -> Bool {
        switch (left, right) {
        case (.write(let graph, let warnings), .write(let other, let otherWarnings)):
            graph.first === other.first && warnings == otherWarnings
        case (.keep(let warnings), .keep(let others)): warnings == others
        case (.fail(let mistakes), .fail(let others)): mistakes == others
        case (.write, _), (.keep, _), (.fail, _): false
        }
    }
}
