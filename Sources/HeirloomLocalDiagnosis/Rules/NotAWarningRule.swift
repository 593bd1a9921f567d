import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A configuration raises or silences only warnings, by their IDs.
enum NotAWarningRule {
    static func problems(in use: MacroUse) -> [LocalProblem] {
        guard let configuration = ConfigurationReader.configuration(of: use) else { return [] }
        return (configuration.warningsAsErrors + configuration.silencedWarnings).compactMap { text in
            switch DiagnosticID(rawValue: text.text)?.severity {
            case .warning: nil
            case .error:
                LocalProblem(
                    .invalidConfiguration,
                    at: text.range,
                    message:
                        "'\(text.text)' is an error id; only warnings can be silenced or reported as errors"
                )
            case nil: .unknownWarning(text)
            }
        }
    }
}

extension LocalProblem {
    /// `#HeirloomConfiguration(silencedWarnings: ["droped-root"])`
    fileprivate static func unknownWarning(_ text: ConfiguredText) -> LocalProblem {
        let meant = DiagnosticID.warning(near: text.text)?.rawValue
        return LocalProblem(
            .invalidConfiguration,
            at: text.range,
            message: "'\(text.text)' is not a warning id; \(DiagnosticID.advice(insteadOf: text.text))"
        ) { edits in
            meant.map { [FixIt("write '\($0)'", edits.replace(text.range, with: "\"\($0)\""))] } ?? []
        }
    }
}
