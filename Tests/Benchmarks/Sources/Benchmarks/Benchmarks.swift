import ArgumentParser

@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures what Heirloom costs.",
        subcommands: [RunCommand.self, ProjectCommand.self],
        defaultSubcommand: RunCommand.self
    )
}
