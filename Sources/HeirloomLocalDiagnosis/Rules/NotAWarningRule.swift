import HeirloomModel
import HeirloomReading

/// A configuration raises or silences only warnings, by their IDs.
enum NotAWarningRule {
    static func problems(in use: MacroUse) -> [LocalProblem] {
        guard let configuration = ConfigurationReader.configuration(of: use) else { return [] }
        return (configuration.warningsAsErrors + configuration.silencedWarnings).compactMap { text in
            let id = DiagnosticID(rawValue: text.text)
            if let id, id.severity == .warning { return nil }
            return .argument(.notAWarning(text, isError: id != nil))
        }
    }
}
