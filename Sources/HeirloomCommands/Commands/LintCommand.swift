import HeirloomDiagnosis

/// `heirloom lint`: warns about what is valid and could be simpler.
enum LintCommand {
    static let description = CommandDescription(
        name: "lint",
        abstract: "Warn about what a module's tree holds to no purpose.",
        discussion: """
            'generate' gives the same warnings, but here they are printed on standard output, as most linters do. A \
            comment at a declaration silences one of them: '// heirloom-ignore: unused-received'. Exit status: 0 when \
            there are no errors, 1 when there are errors in the sources or warnings that '--error' raises, 2 when the \
            arguments are wrong or a file cannot be read.
            """,
        example: "heirloom lint --module App --enable protocol-first Sources/App/*.swift",
        options: [GraphOptions.module] + GraphOptions.inputs
            + [GenerateCommand.diagnostics, WarningLevels.raise, WarningLevels.silence]
            + LintChoice.options,
        operands: GraphOptions.sources
    )

    /// Whatever the compiler and the macros would report is an error too, since they may not run.
    static func run(
        _ arguments: ParsedArguments,
        outputStyle: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        let format = arguments.value(of: GenerateCommand.diagnostics).flatMap(DiagnosticFormat.init) ?? .text
        let printer = DiagnosticPrinter(format: format, style: outputStyle)
        let levels = try WarningLevels(arguments)
        let choice = try LintChoice(arguments)
        let request = try GraphRequest(arguments, operands: arguments.operands)
        let cache = request.cache
        let sources = try await request.readSources(besides: nil, cache: cache)
        let reading = try await request.read(with: sources, besides: nil, cache: cache)
        await Leftovers.current?.keep(sources, reading)
        switch reading.verdict(levels: levels, isStrict: true, lint: choice) {
        case .write(_, let warnings), .keep(let warnings):
            return CommandOutcome(status: .success, standardOutput: try printer.print(warnings))
        case .fail(let diagnostics):
            return CommandOutcome(status: .faults, standardOutput: try printer.print(diagnostics))
        }
    }
}
