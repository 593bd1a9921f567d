import HeirloomBuild
import HeirloomDiagnosis

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
