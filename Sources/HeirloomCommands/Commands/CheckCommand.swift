import HeirloomBuild
import HeirloomDocuments

/// `heirloom check --baseline FILE`: compares a tree with an agreed baseline.
enum CheckCommand {
    static let baseline = OptionDescription(
        "--baseline",
        value: "FILE",
        count: .exactlyOnce,
        help: "The last accepted tree, written by 'heirloom graph --format json'."
    )

    static let description = CommandDescription(
        name: "check",
        abstract: "Fail if the tree differs from a baseline.",
        discussion: """
            For CI: commit the document next to the sources, so that changes of the tree are visible in review. \
            Differences are printed as by 'diff', with exit status 1. To accept them, write the document again with \
            'heirloom graph --format json --output FILE'.
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
