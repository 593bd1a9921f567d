import HeirloomDiagnosis
import HeirloomModel

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
    package static let options = [enableOption, mostDependenciesOption]

    /// Reads the choice from the arguments.
    package init(_ arguments: ParsedArguments) throws(CommandFailure) {
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
