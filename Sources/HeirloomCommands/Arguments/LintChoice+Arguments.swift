import HeirloomDiagnosis
import HeirloomModel

extension LintChoice {
    private static let enableOption = OptionDescription(
        "--enable",
        value: "ID",
        count: .anyNumber,
        help: """
            A kind of warning to give that is not given otherwise: \
            \(DiagnosticID.optionalWarnings.map(\.rawValue).listed("or")). So does '--error'.
            """
    )
    private static let mostDependenciesOption = OptionDescription(
        "--most-dependencies",
        value: "NUMBER",
        help: """
            How many dependencies a type may have. More are warned about as '\(DiagnosticID.manyDependencies.rawValue)', \
            which this enables. The default is \(LintChoice().mostDependencies).
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
                "'\(Self.mostDependenciesOption.name) \(text)': that is no number of dependencies"
            )
        }
        mostDependencies = number
        enabled.insert(.manyDependencies)
    }
}
