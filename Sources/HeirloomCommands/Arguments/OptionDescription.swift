/// An option of a command, from which it is both parsed and explained: `--module NAME`.
package struct OptionDescription: Hashable, Sendable {
    /// How often an option may be given.
    package enum Count: Hashable, Sendable {
        case exactlyOnce, atMostOnce, anyNumber
    }

    /// The name with its dashes: `--module`.
    package var name: String
    /// What stands for the value in help, `nil` for a flag.
    package var value: String?
    package var count: Count
    /// The values allowed, empty where any is.
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

    /// The name and what stands for the value: `--roots detect|require|marked`.
    package var spelling: String {
        if !choices.isEmpty { return name + " " + choices.joined(separator: "|") }
        guard let value else { return name }
        return name + " " + value
    }

    /// The spelling with the marks that say how often it may be given: `[--summary FILE]...`.
    var usage: String {
        switch count {
        case .exactlyOnce: spelling
        case .atMostOnce: "[" + spelling + "]"
        case .anyNumber: "[" + spelling + "]..."
        }
    }
}

extension OptionDescription {
    /// Every command explains itself.
    static let help = OptionDescription("--help", help: "Show this help.")
    /// Every command tells its version.
    static let version = OptionDescription("--version", help: "Show the version.")
}

/// What may stand beside the options: `SOURCE...`, `TYPE`.
package struct OperandDescription: Hashable, Sendable {
    package var name: String
    package var help: String

    package init(_ name: String, help: String) {
        self.name = name
        self.help = help
    }
}

/// A command: `heirloom generate`.
package struct CommandDescription: Hashable, Sendable {
    package var name: String
    /// One line.
    package var abstract: String
    package var discussion: String
    /// As it is typed, for help. Tests run it.
    package var example: String
    package var options: [OptionDescription]
    /// What must be given, each once and in this order.
    package var leadingOperands: [OperandDescription]
    /// What may be given after those, any number of times.
    package var operands: OperandDescription?

    package init(
        name: String,
        abstract: String,
        discussion: String,
        example: String,
        options: [OptionDescription],
        leadingOperands: [OperandDescription] = [],
        operands: OperandDescription?
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.example = example
        self.options = options
        self.leadingOperands = leadingOperands
        self.operands = operands
    }

    /// The options with those that every command has.
    var allOptions: [OptionDescription] { options + [.help, .version] }
}
