import HeirloomDiagnosis
import HeirloomDocuments
import HeirloomEmission

/// `heirloom tree`: writes a Swift file that contains the tree as text, for examples that show how they are built.
enum TreeCommand {
    static let description = CommandDescription(
        name: "tree",
        abstract: "Write a Swift file with the tree of a module as text.",
        discussion: "",
        example: "heirloom tree --module App --output Tree.swift Sources/App/*.swift",
        options: GraphOptions.with(
            output: GenerateCommand.output,
            [
                GenerateCommand.diagnostics, GenerateCommand.strict, WarningLevels.raise,
                WarningLevels.silence,
            ]
        ),
        operands: GraphOptions.sources
    )

    static func run(
        _ arguments: ParsedArguments,
        style: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        try await GeneratingCommand.run(arguments, output: GenerateCommand.output, style: style) {
            graph,
            input in
            source(holding: TreeText.text(of: GraphDocument(GraphResolver.fullestGraph(of: input, graph))))
        }
    }

    /// Returns a Swift file that contains a text: `let heirloomTree = "…"`.
    static func source(holding text: String) -> String {
        SwiftEmitter.header + "\nlet heirloomTree = #\"\"\"\n" + text + "\n\"\"\"#\n"
    }
}
