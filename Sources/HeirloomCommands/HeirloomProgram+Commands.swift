import HeirloomBuild
import HeirloomDiagnosis
import HeirloomFixes

extension HeirloomProgram {
    /// The program with all of its commands, for tools.
    package static let complete = complete(style: .plain, outputStyle: .plain)

    /// Returns the program with all of its commands, for people if their terminal shows what it prints.
    ///
    /// - Parameter others: Commands of modules above this one.
    package static func inTerminal(with others: [Command]) -> HeirloomProgram {
        complete(style: .of(.error), outputStyle: .of(.output), others)
    }

    /// - Parameters:
    ///   - style: The style of errors and warnings.
    ///   - outputStyle: The style of the requested output.
    private static func complete(
        style: DiagnosticStyle,
        outputStyle: DiagnosticStyle,
        _ others: [Command] = []
    ) -> HeirloomProgram {
        HeirloomProgram(
            commands: [
                generate(style: style),
                Command(LintCommand.description) { arguments async throws(CommandFailure) in
                    try await LintCommand.run(arguments, outputStyle: outputStyle)
                },
                Command(FixCommand.description) { arguments async throws(CommandFailure) in
                    try await FixCommand.run(arguments, outputStyle: outputStyle)
                },
                .scan,
                Command(GraphCommand.description) { arguments async throws(CommandFailure) in
                    try await GraphCommand.run(arguments, style: style, outputStyle: outputStyle)
                },
                QuestionCommand.why.command(style: style, outputStyle: outputStyle),
                QuestionCommand.uses.command(style: style, outputStyle: outputStyle),
                Command(DiffCommand.description) { arguments throws(CommandFailure) in
                    try DiffCommand.run(arguments)
                },
                Command(CheckCommand.description) { arguments async throws(CommandFailure) in
                    try await CheckCommand.run(arguments, style: style)
                },
                Command(DoctorCommand.description) { arguments async throws(CommandFailure) in
                    try await DoctorCommand.run(arguments)
                },
                Command(MigrateCommand.description) { arguments throws(CommandFailure) in
                    try MigrateCommand.run(arguments, outputStyle: outputStyle)
                },
            ] + others,
            help: { $0.helpText }
        )
    }

    private static func generate(style: DiagnosticStyle) -> Command {
        Command(GenerateCommand.complete) { arguments async throws(CommandFailure) in
            let checks = arguments.has(OutputCheck.option)
            return try await Generation(
                arguments,
                levels: WarningLevels(arguments),
                isStrict: checks || arguments.has(GenerateCommand.strict),
                lint: LintChoice(arguments),
                fixes: FixWriter.writing(SourceTexts.onDisk.bytes),
                checking: checks ? OutputCheck.outcome : nil,
                printing: DiagnosticFormat.printing(arguments, style)
            ).run()
        }
    }
}
