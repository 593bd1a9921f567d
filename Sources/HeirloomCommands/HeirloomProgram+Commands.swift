import HeirloomBuild
import HeirloomFixes

extension HeirloomProgram {
    /// The program with all of its commands.
    package static let complete = HeirloomProgram(commands: [
        Command(
            GenerateCommand.description(with: [DiagnosticFormat.option])
        ) { arguments, style, _ async throws(CommandFailure) in
            try await Generation(
                arguments,
                fixes: FixWriter.writing,
                printing: DiagnosticFormat.printing(arguments, style)
            ).run()
        },
        Command(LintCommand.description) { arguments, _, outputStyle async throws(CommandFailure) in
            try await LintCommand.run(arguments, outputStyle: outputStyle)
        },
        Command(FixCommand.description) { arguments, _, outputStyle async throws(CommandFailure) in
            try await FixCommand.run(arguments, outputStyle: outputStyle)
        },
        .scan,
        Command(GraphCommand.description, run: GraphCommand.run),
        Command(QuestionCommand.why.description, run: QuestionCommand.why.run),
        Command(QuestionCommand.uses.description, run: QuestionCommand.uses.run),
        Command(DiffCommand.description) { arguments, _, _ throws(CommandFailure) in
            try DiffCommand.run(arguments)
        },
        Command(CheckCommand.description) { arguments, style, _ async throws(CommandFailure) in
            try await CheckCommand.run(arguments, style: style)
        },
        Command(DoctorCommand.description) { arguments, _, _ async throws(CommandFailure) in
            try await DoctorCommand.run(arguments)
        },
        Command(MigrateCommand.description) { arguments, _, outputStyle throws(CommandFailure) in
            try MigrateCommand.run(arguments, outputStyle: outputStyle)
        },
    ])
}
