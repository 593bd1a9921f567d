import HeirloomGraph

/// A type has no more dependencies than are wanted.
enum TypesHaveFewDependencies {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
        survey.subjects.filter {
            survey.graph[$0].declaration.dependencies.count > survey.choice.mostDependencies
        }
        .map { .manyDependencies($0) }
    }
}
