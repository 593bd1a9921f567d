import HeirloomBuild
import HeirloomDiagnosis
import HeirloomModel

extension WarningLevels {
    static let raise = OptionDescription(
        "--error",
        value: "ID",
        count: .anyNumber,
        help: """
            Report a kind of warning as an error, by the id at the end of its message. Overrides the module's \
            '#HeirloomConfiguration'.
            """
    )
    static let silence = OptionDescription(
        "--silence",
        value: "ID",
        count: .anyNumber,
        help: "Do not report a kind of warning. Overrides the module's '#HeirloomConfiguration'."
    )

    /// Reads the levels from the arguments.
    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        self.init()
        for (option, level) in [(Self.raise, Level.raised), (Self.silence, .silenced)] {
            for text in arguments.values(of: option) {
                let id = try Self.id(text, of: option)
                guard (levels[id] ?? level) == level else {
                    throw CommandFailure(
                        "'\(text)' is passed to both '\(Self.raise.name)' and '\(Self.silence.name)'"
                    )
                }
                levels[id] = level
            }
        }
    }

    /// Returns the kind of warning that an option's value names.
    static func id(
        _ text: String,
        of option: OptionDescription
    ) throws(CommandFailure) -> DiagnosticID {
        guard let id = DiagnosticID(rawValue: text) else {
            let advice = DiagnosticID.advice(insteadOf: text)
            throw CommandFailure("'\(option.name) \(text)': unknown id; \(advice)")
        }
        guard id.severity == .warning else {
            throw CommandFailure(
                "'\(option.name) \(text)': this is an error id; only warnings can be silenced or reported as errors"
            )
        }
        return id
    }
}

extension LintChoice {
    private static let enableOption = OptionDescription(
        "--enable",
        value: "ID",
        count: .anyNumber,
        help: """
            Enable an optional warning: \(DiagnosticID.optionalWarnings.map(\.rawValue).listed("or")). \
            '--error' enables it too.
            """
    )
    private static let mostDependenciesOption = OptionDescription(
        "--most-dependencies",
        value: "NUMBER",
        help: """
            The most dependencies that a type may have. Enables '\(DiagnosticID.manyDependencies.rawValue)', which warns \
            about more. The default is \(LintChoice().mostDependencies).
            """
    )

    /// The options that choose warnings in addition to the default ones.
    static let options = [enableOption, mostDependenciesOption]

    /// Reads the choice from the arguments.
    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        self.init()
        for text in arguments.values(of: Self.enableOption) {
            enabled.insert(try WarningLevels.id(text, of: Self.enableOption))
        }
        guard let text = arguments.value(of: Self.mostDependenciesOption) else { return }
        guard let number = Int(text), number >= 0 else {
            throw CommandFailure(
                "'\(Self.mostDependenciesOption.name) \(text)': this is not a valid number of dependencies"
            )
        }
        mostDependencies = number
        enabled.insert(.manyDependencies)
    }
}

extension GenerateCommand {
    static let strict = OptionDescription(
        "--strict",
        help: """
            Also report what the compiler and the macros would report: files that do not parse, and the macros' \
            warnings. For use without the compiler.
            """
    )

    /// The command with its options for people.
    package static let complete = description(
        with: [
            DiagnosticFormat.option, strict, OutputCheck.option, WarningLevels.raise, WarningLevels.silence,
        ]
            + LintChoice.options
    )
}

extension ParsedArguments {
    /// Returns the value of an option that takes a number, at least 0.
    func count(of option: OptionDescription) throws(CommandFailure) -> Int? {
        guard let text = value(of: option) else { return nil }
        guard let count = Int(text), count >= 0 else {
            throw CommandFailure("'\(option.name)' must be a number, not '\(text)'")
        }
        return count
    }
}
