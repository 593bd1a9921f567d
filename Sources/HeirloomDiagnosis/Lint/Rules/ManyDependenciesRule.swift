import HeirloomGraph

/// A type does not exceed the configured number of dependencies.
enum ManyDependenciesRule {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        survey.subjects.filter {
            survey.graph[$0].declaration.dependencies.count > survey.choice.mostDependencies
        }
        .map { .manyDependencies($0) }
    }
}
