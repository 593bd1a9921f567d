/// An option of a command, for the parser and for help: `--module NAME`.
package struct OptionDescription: Equatable, Sendable {
    /// How often an option may occur.
    package enum Count: Equatable, Sendable {
        case exactlyOnce, atMostOnce, anyNumber
    }

    /// The name with its dashes: `--module`.
    package var name: String
    /// The placeholder for the value in help; `nil` for a flag.
    package var value: String?
    package var count: Count
    /// The allowed values; empty if any value is allowed.
    package var choices: [String]
    package var help: String

    package init(
        _ name: String,
        value: String? = nil,
        count: Count = .atMostOnce,
        choices: [String] = [],
        help: String
    ) {
        self.name = name
        self.value = value
        self.count = count
        self.choices = choices
        self.help = help
    }

    /// The name and the placeholder for the value: `--roots detect|require|marked`.
    package var spelling: String {
        if !choices.isEmpty { return name + " " + choices.joined(separator: "|") }
        guard let value else { return name }
        return name + " " + value
    }
}

extension OptionDescription {
    /// The option of every command to show help.
    static let help = OptionDescription("--help", help: "Show this help.")
    /// The option of every command to show the version.
    static let version = OptionDescription("--version", help: "Show the version.")
}

/// An operand of a command: `SOURCE...`, `TYPE`.
package struct OperandDescription: Equatable, Sendable {
    package var name: String
    package var help: String

    package init(_ name: String, help: String) {
        self.name = name
        self.help = help
    }
}

/// A command: `heirloom generate`.
package struct CommandDescription: Equatable, Sendable {
    package var name: String
    /// One line.
    package var abstract: String
    package var discussion: String
    /// A command line for help. Tests run it.
    package var example: String
    package var options: [OptionDescription]
    /// Required operands, each once and in this order.
    package var leadingOperands: [OperandDescription] = []
    /// An optional operand after those, which may be repeated.
    package var operands: OperandDescription?

    package init(
        name: String,
        abstract: String,
        discussion: String,
        example: String,
        options: [OptionDescription],
        leadingOperands: [OperandDescription] = [],
        operands: OperandDescription? = nil
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.example = example
        self.options = options
        self.leadingOperands = leadingOperands
        self.operands = operands
    }

    /// The options, including those of every command.
    package var allOptions: [OptionDescription] { options + [.help, .version] }
}
