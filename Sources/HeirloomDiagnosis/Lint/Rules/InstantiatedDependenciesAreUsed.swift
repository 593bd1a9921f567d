/// What a type has built, the type, a sibling or something below has.
enum InstantiatedDependenciesAreUsed {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        survey.idle.filter { survey.graph[$0].origin == .instantiated }.map { .unusedInstantiated($0) }
    }
}
