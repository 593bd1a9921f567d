import HeirloomModel

/// What the arguments make of warnings: `--error dropped-root --silence untracked-directory`.
struct WarningLevels: Hashable {
    private var raised: Set<DiagnosticID> = []
    private var silenced: Set<DiagnosticID> = []

    static let raise = OptionDescription(
        "--error",
        value: "ID",
        count: .anyNumber,
        help: "A kind of warning to report as an error, by the id at the end of its message."
    )
    static let silence = OptionDescription(
        "--silence",
        value: "ID",
        count: .anyNumber,
        help: "A kind of warning not to report, by the id at the end of its message."
    )

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        for text in arguments.values(of: Self.raise) {
            raised.insert(try Self.id(text, of: Self.raise))
        }
        for text in arguments.values(of: Self.silence) {
            let id = try Self.id(text, of: Self.silence)
            guard id.isWarning else {
                throw CommandFailure("'\(Self.silence.name) \(text)': an error cannot be silenced")
            }
            guard !raised.contains(id) else {
                throw CommandFailure(
                    "'\(text)' is given both to '\(Self.raise.name)' and to '\(Self.silence.name)'"
                )
            }
            silenced.insert(id)
        }
    }

    /// The diagnostics that are left, with the severities that are wanted.
    func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .warning else { return diagnostic }
            if silenced.contains(diagnostic.id) { return nil }
            var diagnostic = diagnostic
            if raised.contains(diagnostic.id) { diagnostic.severity = .error }
            return diagnostic
        }
    }

    private static func id(
        _ text: String,
        of option: OptionDescription
    ) throws(CommandFailure) -> DiagnosticID {
        guard let id = DiagnosticID(rawValue: text) else {
            let warnings = DiagnosticID.allCases.filter(\.isWarning).map { "'\($0.rawValue)'" }
            throw CommandFailure(
                "'\(option.name) \(text)': there is no such id; the warnings are "
                    + warnings.joined(separator: ", ")
            )
        }
        return id
    }
}
