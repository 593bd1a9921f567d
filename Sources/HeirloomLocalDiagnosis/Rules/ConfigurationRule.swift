import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// `#HeirloomConfiguration` is at file scope, because it configures the module. It raises or silences only warnings, by
/// their IDs, and none of them both. The other texts in it are valid.
enum ConfigurationRule {
    static func problems(in use: MacroUse, isAtFileScope: Bool) -> [LocalProblem] {
        guard let read = ConfigurationReader.configuration(of: use) else { return [] }
        let scope = "'#HeirloomConfiguration' is only valid at file scope"
        let raised = Set(read.warningsAsErrors.map(\.text))
        let levels = (read.warningsAsErrors + read.silencedWarnings).compactMap(problem(withWarning:))
        let contradictions = read.silencedWarnings
            .filter { raised.contains($0.text) && DiagnosticID(rawValue: $0.text)?.severity == .warning }
            .map { text in
                let message = "'\(text.text)' is in 'warningsAsErrors', so it cannot also be silenced"
                return LocalProblem(.invalidConfiguration, at: text.range, message: message)
            }
        return (isAtFileScope ? [] : [LocalProblem(.invalidConfiguration, at: use.range, message: scope)])
            + levels + contradictions + use.arguments.compactMap(problem(with:))
    }

    /// `#HeirloomConfiguration(silencedWarnings: ["droped-root"])`
    private static func problem(withWarning text: ConfiguredText) -> LocalProblem? {
        switch DiagnosticID(rawValue: text.text)?.severity {
        case .warning: return nil
        case .error:
            let message = "'\(text.text)' is an error id; only warnings can be silenced or reported as errors"
            return LocalProblem(.invalidConfiguration, at: text.range, message: message)
        case nil:
            let message = "'\(text.text)' is not a warning id; \(DiagnosticID.advice(insteadOf: text.text))"
            return LocalProblem(.invalidConfiguration, at: text.range, message: message) { edits in
                DiagnosticID.warning(near: text.text).map {
                    [FixIt("write '\($0.rawValue)'", edits.replace(text.range, with: "\"\($0.rawValue)\""))]
                } ?? []
            }
        }
    }

    private static func problem(with argument: AttributeArgument) -> LocalProblem? {
        guard let label = argument.label, case .string(let text) = argument.value else { return nil }
        switch label {
        case "defaultIsolation":
            return problem(with: argument, text, label, amid: ConfigurationDeclaration.defaultIsolations)
        case "languageMode":
            return problem(with: argument, text, label, amid: ConfigurationDeclaration.languageModes)
        case "mockConditionalCompilation" where Condition(reading: text) == nil:
            let isBlank = text.allSatisfy(\.isWhitespace)
            let message =
                isBlank
                ? "'mockConditionalCompilation' is empty; write 'nil' to generate mocks without '#if'"
                : "\"\(text)\" is not a valid condition for '#if'; write one such as \"DEBUG\""
            return LocalProblem(.unreadableArgument, at: argument.valueRange, message: message) {
                isBlank ? [FixIt("write 'nil'", $0.replace(argument.valueRange, with: "nil"))] : []
            }
        default: return nil
        }
    }

    private static func problem(
        with argument: AttributeArgument,
        _ text: String,
        _ label: String,
        amid values: [String]
    ) -> LocalProblem? {
        if values.contains(text) { return nil }
        let known = values.map { "'\($0)'" }.joined(separator: ", ")
        let message = "'\(text)' is not a valid value for '\(label)'; the values are \(known)"
        return LocalProblem(.invalidConfiguration, at: argument.valueRange, message: message)
    }
}
