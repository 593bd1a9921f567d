import HeirloomDocuments

/// `heirloom tree`: writes a Swift file that holds the tree as text, for an example that shows what it is
/// made of.
enum TreeCommand {
    static let description = CommandDescription(
        name: "tree",
        abstract: "Write a Swift file with the tree of a module as text.",
        discussion: "",
        options: GraphOptions.with(
            output: GenerateCommand.output,
            GenerateCommand.reporting
        ),
        operands: GraphOptions.sources
    )

    static func run(
        _ arguments: ParsedArguments,
        style: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        try await GraphCommand.run(arguments, output: GenerateCommand.output, style: style) { graph in
            TreeRenderer.source(for: graph.first)
        }
    }
}
