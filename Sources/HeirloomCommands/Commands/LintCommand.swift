import HeirloomBuild
import HeirloomDiagnosis
import HeirloomFixes
import HeirloomGraph
import HeirloomModel

/// `heirloom lint`: warns about valid code that could be simpler.
enum LintCommand {
    static let description = CommandDescription(
        name: "lint",
        abstract: "Warn about unused and unnecessary parts of a module's tree.",
        discussion: """
            'generate' gives the same warnings, but here they are printed on standard output, as most linters do. A \
            comment on a declaration silences one: '// heirloom-ignore: unused-received'. Exit status: 0 if there are \
            no errors, 1 if there are errors in the sources or warnings that '--error' turns into errors, 2 if the \
            arguments are wrong or a file cannot be read.
            """,
        example: "heirloom lint --module App --enable protocol-first Sources/App/*.swift",
        options: [GraphOptions.module] + GraphOptions.inputs
            + [DiagnosticFormat.option, WarningLevels.raise, WarningLevels.silence]
            + LintChoice.options,
        operands: GraphOptions.sources
    )

    static func run(
        _ arguments: ParsedArguments,
        outputStyle: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        let judged = try await JudgedSources(arguments)
        return CommandOutcome(
            status: judged.isFaulty ? .faults : .success,
            standardOutput: try DiagnosticFormat.printing(arguments, outputStyle)(judged.diagnostics)
        )
    }
}

/// The sources that the arguments of `lint` and `fix` name, and everything that is wrong with them.
struct JudgedSources {
    /// Includes whatever the compiler and the macros would report, since they may not run.
    var diagnostics: [Diagnostic]
    /// Whether there are errors.
    var isFaulty: Bool
    /// The paths of the sources in the package of the module.
    var ownPaths: Set<String>

    init(_ arguments: ParsedArguments) async throws(CommandFailure) {
        let levels = try WarningLevels(arguments)
        let choice = try LintChoice(arguments)
        let request = try GraphRequest(arguments, operands: arguments.operands)
        let cache = request.cache
        let sources = try await request.readSources(besides: nil, cache: cache)
        let reading = try await request.read(with: sources, besides: nil, cache: cache)
        Leftovers.keep(sources, reading)
        let packages = reading.input.packages
        let own = sources.filter { packages[$0.name] == packages[request.module] }
        ownPaths = Set(own.flatMap(\.paths))
        switch reading.verdict(
            levels: levels,
            isStrict: true,
            lint: choice,
            fixes: FixWriter.writing(SourceTexts.onDisk.bytes)
        ) {
        case .write(_, let warnings), .keep(let warnings): (diagnostics, isFaulty) = (warnings, false)
        case .fail(let diagnostics): (self.diagnostics, isFaulty) = (diagnostics, true)
        }
    }
}
