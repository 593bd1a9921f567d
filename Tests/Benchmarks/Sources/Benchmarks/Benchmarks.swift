import ArgumentParser

@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures what Heirloom costs.",
        subcommands: [ProjectCommand.self]
    )
}
