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
        let remedy: String
        if let meant {
            remedy = "did you mean '\(meant.rawValue)'?"
        } else if DiagnosticID(rawValue: text.text) != nil {
            remedy = "errors cannot be silenced"
        } else {
            remedy = "the warnings are \(DiagnosticID.listOfWarnings)"
        }
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
