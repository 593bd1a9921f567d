import HeirloomBuild
import HeirloomDocuments

/// `heirloom why TYPE` and `heirloom uses TYPE`: answer questions about a type.
struct QuestionCommand {
    private static let type = OperandDescription(
        "TYPE",
        help: "The type, by its name or the end of it: 'Home', 'App.Home', 'Repository', 'Repository<User>'."
    )

    /// `heirloom why`
    static let why = QuestionCommand(
        name: "why",
        abstract: "Show why a type is built, with the shortest path from a root to each property.",
        discussion: "For a type that is not instantiable, shows what is built or forwarded for it.",
        answer: WhyText.text
    )
    /// `heirloom uses`
    static let uses = QuestionCommand(
        name: "uses",
        abstract: "Show the types that receive a type, for each property that provides it.",
        discussion:
            "Includes types that receive the value under another name.",
        answer: UsesText.text
    )

    private let description: CommandDescription
    private let answer: Answer

    private typealias Answer =
        @Sendable (GraphDocument, String, (String, TreeText.Part) -> String) throws(NoSuchType) -> String

    private init(name: String, abstract: String, discussion: String, answer: @escaping Answer) {
        description = CommandDescription(
            name: name,
            abstract: abstract,
            discussion: discussion,
            example: "heirloom \(name) UserService --module App Sources/App/*.swift",
            options: DocumentCommand.inputs,
            leadingOperands: [Self.type],
            operands: GraphOptions.sources
        )
        self.answer = answer
    }

    func command(style: DiagnosticStyle, outputStyle: DiagnosticStyle) -> Command {
        Command(description) { arguments async throws(CommandFailure) in
            let name = arguments.leadingOperand(at: 0)
            return try await DocumentCommand.run(arguments, sources: arguments.operands, style: style) {
                document throws(CommandFailure) in
                do throws(NoSuchType) {
                    return try answer(document, name) { outputStyle.emphasized($0, as: $1) }
                } catch {
                    throw CommandFailure(error)
                }
            }
        }
    }
}

extension DiagnosticStyle {
    /// Emphasizes a part of a line of a tree.
    func emphasized(_ text: String, as part: TreeText.Part) -> String {
        switch part {
        case .top: emphasized(text, .heading)
        case .line, .remark: emphasized(text, .aside)
        case .label: text
        case .type: emphasized(text, .type)
        }
    }
}
