import HeirloomBuild
import HeirloomDocuments

/// `heirloom diff OLD NEW`: shows the differences between two trees.
enum DiffCommand {
    /// The output formats of a difference.
    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    static let format = OptionDescription(
        "--format",
        choices: Format.allCases.map(\.rawValue),
        help: "The format of the difference. The default is 'text'; 'markdown' is for a pull request."
    )
    private static let exitCode = OptionDescription(
        "--exit-code",
        help: "Exit with status 1 if the trees differ."
    )

    static let description = CommandDescription(
        name: "diff",
        abstract: "Show the differences between two trees.",
        discussion: """
            Shows scopes and dependencies that were added, removed, moved, made lazy or eager, or changed otherwise. \
            A different location in the sources is not a difference.
            """,
        example: "heirloom diff old.json new.json --format markdown",
        options: [format, exitCode],
        leadingOperands: [
            OperandDescription("OLD", help: "A tree written by 'heirloom graph --format json'."),
            OperandDescription("NEW", help: "A later tree in the same format."),
        ],
        operands: nil
    )

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> CommandOutcome {
        let difference = GraphDifference(
            from: try .read(arguments.leadingOperand(at: 0)),
            to: try .read(arguments.leadingOperand(at: 1))
        )
        return CommandOutcome(
            status: arguments.has(exitCode) && !difference.changes.isEmpty ? .faults : .success,
            standardOutput: try text(of: difference, arguments)
        )
    }

    /// Returns the difference in the requested format.
    static func text(
        of difference: GraphDifference,
        _ arguments: ParsedArguments
    ) throws(CommandFailure) -> String {
        switch arguments.value(of: format).flatMap(Format.init) ?? .text {
        case .text: DifferenceText.text(of: difference)
        case .markdown: DifferenceText.markdown(of: difference)
        case .json: try JSONText.lines(of: difference)
        }
    }
}
