import HeirloomDocuments

/// `heirloom check --baseline FILE`: compares a tree with an agreed baseline.
enum CheckCommand {
    static let baseline = OptionDescription(
        "--baseline",
        value: "FILE",
        count: .exactlyOnce,
        help: "The tree as 'heirloom graph --format json' wrote it when it was last agreed upon."
    )

    static let description = CommandDescription(
        name: "check",
        abstract: "Fail where the tree is not what a file says.",
        discussion: """
            For CI: keep the document beside the sources, and a change of the tree shows in review. What differs is \
            told as 'diff' tells it, and the status is 1. To agree to it, write the document anew with 'heirloom graph \
            --format json --output FILE'.
            """,
        example: "heirloom check --baseline old.json --module App Sources/App/*.swift",
        options: [baseline, DiffCommand.format] + DocumentCommand.inputs,
        operands: GraphOptions.sources
    )

    static func run(
        _ arguments: ParsedArguments,
        style: DiagnosticStyle
    ) async throws(CommandFailure) -> CommandOutcome {
        let old = try GraphDocument.read(try arguments.required(baseline))
        var differs = false
        var outcome = try await DocumentCommand.run(arguments, sources: arguments.operands, style: style) {
            document throws(CommandFailure) in
            let difference = GraphDifference(from: old, to: document)
            differs = !difference.changes.isEmpty
            return try DiffCommand.text(of: difference, arguments)
        }
        if differs, outcome.status == .success { outcome.status = .faults }
        return outcome
    }
}
