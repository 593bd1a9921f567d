import HeirloomGraph
import HeirloomModel

/// Comments silence only warnings, by their IDs.
enum UnknownWarningRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        // A type whose members depend on conditions occurs several times.
        var known: Set<SourceLocation> = []
        return survey.input.modules.filter { survey.input.isReportedHere($0.name) }.flatMap(\.silences)
            .filter { silence in
                DiagnosticID(rawValue: silence.warning.text)?.severity != .warning
                    && known.insert(SourceLocation(path: silence.path, range: silence.warning.range)).inserted
            }
            .map { survey.unknownWarning($0.warning, at: $0.path) }
    }
}

extension LintSurvey {
    fileprivate func unknownWarning(_ text: ConfiguredText, at path: String) -> Diagnostic {
        let location = SourceLocation(path: path, range: text.range)
        let meant = DiagnosticID.warning(near: text.text)
        let isError = meant == nil && DiagnosticID(rawValue: text.text) != nil
        let remedy = isError ? "errors cannot be silenced" : DiagnosticID.advice(insteadOf: text.text)
        return Diagnostic(
            id: .unknownWarning,
            message:
                "'heirloom-ignore' has no effect: '\(text.text)' is not a warning id; \(remedy)",
            location: location,
            fixIts: meant.map { meant in
                let edit = FixIt.Edit(location: location, newText: meant.rawValue)
                return [FixIt(message: "write '\(meant.rawValue)'", edits: [edit])]
            } ?? []
        )
    }
}
