/// The program `heirloom`.
package enum HeirloomProgram {
    /// The version of the program, which is independent of the versions of its file formats.
    package static let version = "0.1.0"

    /// Runs the command that the arguments request.
    ///
    /// - Parameters:
    ///   - style: The style of errors and warnings.
    ///   - outputStyle: The style of the requested output.
    package static func run(
        _ arguments: [String],
        style: DiagnosticStyle = .plain,
        outputStyle: DiagnosticStyle = .plain
    ) async -> CommandOutcome {
        do {
            return try await outcome(of: arguments, style: style, outputStyle: outputStyle)
        } catch {
            return CommandOutcome(status: .failure, standardError: "error: \(error.message)\n")
        }
    }

    private static func outcome(
        of arguments: [String],
        style: DiagnosticStyle,
        outputStyle: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        guard let name = arguments.first else {
            throw CommandFailure("no command is given; run 'heirloom --help' for the list")
        }
        if [OptionDescription.help.name, "-h", "help"].contains(name) {
            let command = arguments.dropFirst().first.flatMap(Command.init)
            return CommandOutcome(
                status: .success,
                standardOutput: command?.description.helpText ?? helpText
            )
        }
        if name == OptionDescription.version.name {
            return CommandOutcome(status: .success, standardOutput: version + "\n")
        }
        guard let command = Command(rawValue: name) else {
            throw CommandFailure("unknown command '\(name)'; run 'heirloom --help' for the list")
        }
        let parsed = try ParsedArguments(arguments.dropFirst(), for: command.description)
        if parsed.asksForHelp {
            return CommandOutcome(status: .success, standardOutput: command.description.helpText)
        }
        if parsed.asksForVersion {
            return CommandOutcome(status: .success, standardOutput: version + "\n")
        }
        return try await command.run(parsed, style: style, outputStyle: outputStyle)
    }

    private static var helpText: String {
        let commands = Command.allCases.map(\.description)
        let width = commands.map(\.name.count).max() ?? 0
        let lines = commands.map { command in
            let padding = String(repeating: " ", count: width - command.name.count + 2)
            return "  " + command.name + padding + command.abstract
        }
        return """
            OVERVIEW: Compile-time dependency injection for Swift.

            USAGE: heirloom COMMAND [OPTION]...

            COMMANDS:
            \(lines.joined(separator: "\n"))

            'heirloom COMMAND --help' explains a command.

            """
    }
}

/// The commands of the program.
enum Command: String, CaseIterable {
    case generate, lint, fix, scan, graph, why, uses, diff, check, doctor, migrate

    var description: CommandDescription {
        switch self {
        case .generate: GenerateCommand.description
        case .lint: LintCommand.description
        case .fix: FixCommand.description
        case .scan: ScanCommand.description
        case .graph: GraphCommand.description
        case .why: QuestionCommand.why.description
        case .uses: QuestionCommand.uses.description
        case .diff: DiffCommand.description
        case .check: CheckCommand.description
        case .doctor: DoctorCommand.description
        case .migrate: MigrateCommand.description
        }
    }

    func run(
        _ arguments: ParsedArguments,
        style: DiagnosticStyle,
        outputStyle: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        switch self {
        case .generate: try await GenerateCommand.run(arguments, style: style)
        case .lint: try await LintCommand.run(arguments, outputStyle: outputStyle)
        case .fix: try await FixCommand.run(arguments, outputStyle: outputStyle)
        case .scan: try await ScanCommand.run(arguments)
        case .graph: try await GraphCommand.run(arguments, style: style, outputStyle: outputStyle)
        case .why: try await QuestionCommand.why.run(arguments, style: style, outputStyle: outputStyle)
        case .uses: try await QuestionCommand.uses.run(arguments, style: style, outputStyle: outputStyle)
        case .diff: try DiffCommand.run(arguments)
        case .check: try await CheckCommand.run(arguments, style: style)
        case .doctor: try await DoctorCommand.run(arguments)
        case .migrate: try MigrateCommand.run(arguments, outputStyle: outputStyle)
        }
    }
}
