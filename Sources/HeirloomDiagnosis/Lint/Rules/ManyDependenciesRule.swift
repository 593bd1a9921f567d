import HeirloomGraph
import HeirloomModel

/// A type does not exceed the configured number of dependencies.
enum ManyDependenciesRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        survey.subjects.filter {
            survey.graph[$0].declaration.dependencies.count > survey.choice.mostDependencies
        }
        .map { survey.manyDependencies($0) }
    }
}

extension LintSurvey {
    fileprivate func manyDependencies(_ scope: ScopeID) -> Diagnostic {
        Diagnostic(
            id: .manyDependencies,
            message: """
                '\(name(scope))' has \(graph[scope].declaration.dependencies.count) dependencies; the limit is \
                \(choice.mostDependencies)
                """,
            location: place(scope),
            notes: [note("move some of them, and the code that uses them, to a separate type", at: scope)]
        )
    }
}
