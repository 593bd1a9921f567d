import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A configuration does not silence a warning that it raises to an error.
enum ContradictoryLevelsRule {
    static func problems(in use: MacroUse) -> [LocalProblem] {
        guard let configuration = ConfigurationReader.configuration(of: use) else { return [] }
        let raised = Set(configuration.warningsAsErrors.map(\.text))
        return configuration.silencedWarnings.filter { raised.contains($0.text) }.compactMap { text in
            guard DiagnosticID.warnings.contains(where: { $0.rawValue == text.text }) else { return nil }
            return LocalProblem(
                .invalidConfiguration,
                at: text.range,
                message: "'\(text.text)' is in 'warningsAsErrors', so it cannot also be silenced"
            )
        }
    }
}
