import HeirloomModel

/// Comments silence only warnings, by their IDs.
enum UnknownWarningRule {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        var findings: [LintFinding] = []
        for module in survey.input.modules where survey.input.isReportedHere(module.name) {
            for file in module.files {
                // A type whose members depend on conditions occurs several times.
                var known: Set<SourceRange> = []
                for text in file.ignoredWarnings
                where DiagnosticID(rawValue: text.text)?.severity != .warning
                    && known.insert(text.range).inserted
                {
                    findings.append(.unknownWarning(text, path: file.path))
                }
            }
        }
        return findings
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
