import HeirloomGraph
import HeirloomModel

/// Comments silence only warnings, by their IDs.
enum UnknownWarningRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        var warnings: [Diagnostic] = []
        for module in survey.input.modules where survey.input.isReportedHere(module.name) {
            for file in module.files {
                // A type whose members depend on conditions occurs several times.
                var known: Set<SourceRange> = []
                for text in file.ignoredWarnings
                where DiagnosticID(rawValue: text.text)?.severity != .warning
                    && known.insert(text.range).inserted
                {
                    warnings.append(survey.unknownWarning(text, at: file.path))
                }
            }
        }
        return warnings
    }
}

extension FileSummary {
    /// The IDs that comments in the file silence.
    fileprivate var ignoredWarnings: [ConfiguredText] {
        var warnings: [ConfiguredText] = []
        for declaration in instantiables {
            warnings += declaration.ignoredWarnings
            for dependency in declaration.dependencies { warnings += dependency.ignoredWarnings }
        }
        return warnings
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
