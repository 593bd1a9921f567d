/// A forwarded dependency is used by its type, by a sibling or by a type below.
enum UnusedForwardedRule {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        survey.idle.filter { survey.graph[$0].origin == .forwarded }.map { .unusedForwarded($0) }
    }
}
