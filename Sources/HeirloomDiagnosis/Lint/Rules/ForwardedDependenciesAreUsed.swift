/// What is forwarded to a type, the type, a sibling or something below has.
enum ForwardedDependenciesAreUsed {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        survey.idle.filter { survey.graph[$0].origin == .forwarded }.map { .unusedForwarded($0) }
    }
}
