/// An instantiated dependency is used by its type, by a sibling or by a type below.
enum UnusedInstantiatedRule {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        survey.idle.filter { survey.graph[$0].origin == .instantiated }.map { .unusedInstantiated($0) }
    }
}
