import HeirloomGraph

/// The program `heirloom`, with the commands that a build runs, or with all of them.
package struct HeirloomProgram: Sendable {
    /// The version of the program, which is independent of the versions of its file formats.
    package static let version = "0.1.0"

    /// The program that a build runs.
    package static let forBuilds = HeirloomProgram(commands: [.generate, .scan]) { command in
        "OVERVIEW: \(command.abstract)\n\n'heirloom \(command.name) --help' explains the options.\n"
    }

    private let commands: [Command]
    private let help: @Sendable (CommandDescription) -> String

    /// Creates the program.
    ///
    /// - Parameters:
    ///   - commands: The commands, in the order of the help text.
    ///   - help: Returns the help text of a command.
    package init(commands: [Command], help: @escaping @Sendable (CommandDescription) -> String) {
        self.commands = commands
        self.help = help
    }

    /// Runs the command that the arguments request.
    package func run(_ arguments: [String]) async -> CommandOutcome {
        do {
            return try await outcome(of: arguments)
        } catch {
            return CommandOutcome(status: .failure, standardError: "error: \(error.message)\n")
        }
    }

    /// Runs with the arguments of the process, prints the result and exits.
    package func main() async -> Never {
        let outcome = await Leftovers.$areKept.withValue(true) {
            await run(Array(CommandLine.arguments.dropFirst()))
        }
        StandardStream.output.write(outcome.standardOutput)
        StandardStream.error.write(outcome.standardError)
        exit(outcome.status.rawValue)
    }

    private func outcome(of arguments: [String]) async throws(CommandFailure) -> CommandOutcome {
        guard let name = arguments.first else {
            throw CommandFailure("no command is given; run 'heirloom --help' for the list")
        }
        if [OptionDescription.help.name, "-h", "help"].contains(name) {
            let command = arguments.dropFirst().first.flatMap(command)
            return CommandOutcome(
                status: .success,
                standardOutput: command.map { help($0.description) } ?? helpText
            )
        }
        if name == OptionDescription.version.name {
            return CommandOutcome(status: .success, standardOutput: Self.version + "\n")
        }
        guard let command = command(name) else {
            throw CommandFailure("unknown command '\(name)'; run 'heirloom --help' for the list")
        }
        let parsed = try ParsedArguments(arguments.dropFirst(), for: command.description)
        if parsed.asksForHelp {
            return CommandOutcome(status: .success, standardOutput: help(command.description))
        }
        if parsed.asksForVersion {
            return CommandOutcome(status: .success, standardOutput: Self.version + "\n")
        }
        return try await command.run(parsed)
    }

    private func command(_ name: String) -> Command? { commands.first { $0.description.name == name } }

    private var helpText: String {
        let commands = commands.map(\.description)
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

/// A command of the program.
package struct Command: Sendable {
    /// Runs the command with its arguments.
    package typealias Run = @Sendable (ParsedArguments) async throws(CommandFailure) -> CommandOutcome

    var description: CommandDescription
    var run: Run

    package init(_ description: CommandDescription, run: @escaping Run) {
        self.description = description
        self.run = run
    }
}

extension Command {
    package static let generate = Command(
        GenerateCommand.description()
    ) { arguments async throws(CommandFailure) in
        try await Generation(arguments) { DiagnosticPrinter().print($0) }.run()
    }
    package static let scan = Command(ScanCommand.description, run: ScanCommand.run)
}

/// The exit status of a command.
package enum ExitStatus: Int32, Sendable {
    /// Nothing is wrong.
    case success = 0
    /// The user's code contains errors.
    case faults = 1
    /// The arguments are wrong, or files cannot be read or written.
    case failure = 2
}

/// The exit status and output of a command.
package struct CommandOutcome: Equatable, Sendable {
    package var status: ExitStatus
    package var standardOutput: String
    package var standardError: String

    package init(status: ExitStatus, standardOutput: String = "", standardError: String = "") {
        self.status = status
        self.standardOutput = standardOutput
        self.standardError = standardError
    }
}

/// The reason why a command cannot run: wrong arguments, or files that cannot be read or written.
package struct CommandFailure: Error, Equatable, Sendable {
    /// One line, in lower case, without the word `error`.
    package var message: String

    package init(_ message: String) {
        self.message = message
    }
}
