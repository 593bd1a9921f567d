import HeirloomDiagnosis

/// `heirloom generate`: writes the initializers of a module's roots.
package enum GenerateCommand {
    static let output = OptionDescription(
        "--output",
        value: "FILE.swift",
        count: .exactlyOnce,
        help: "The file to write. It is written only if its contents change, and never if there are errors."
    )
    static let strict = OptionDescription(
        "--strict",
        help: """
            Also report what the compiler and the macros would report: files that do not parse, and the macros' \
            warnings. For use without the compiler.
            """
    )
    static let check = OptionDescription(
        "--check",
        help: """
            Write nothing, and fail with the difference if the output is out of date. For checked-in \
            output. Implies '--strict'.
            """
    )

    /// The options for what is reported, and how.
    static let reporting =
        [strict, check, WarningLevels.raise, WarningLevels.silence] + LintChoice.options

    /// - Parameter others: Further options for what is reported, and how.
    package static func description(with others: [OptionDescription] = []) -> CommandDescription {
        CommandDescription(
            name: "generate",
            abstract: "Write the code that builds the roots of a module.",
            discussion: """
                Exit status: 0 if there are no errors, 1 if there are errors in the sources, 2 if the arguments \
                are wrong or a file cannot be read or written.
                """,
            example:
                "heirloom generate --module App --output App.generated.swift --strict Sources/App/*.swift",
            options: [GraphOptions.module, output] + GraphOptions.inputs + others + reporting,
            operands: GraphOptions.sources
        )
    }
}
