import HeirloomGraph
import HeirloomModel

/// An instantiated dependency is used by its type, by a sibling or by a type below.
enum UnusedInstantiatedRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        survey.idle.filter { survey.graph[$0].origin == .instantiated }.map {
            survey.unusedInstantiated($0)
        }
    }
}

extension LintSurvey {
    fileprivate func unusedInstantiated(_ property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .unusedInstantiated,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but neither uses it nor builds anything that \
                receives it
                """,
            location: place(property),
            notes: [
                note(
                    "remove it; if building it is the purpose, add '// heirloom-ignore: unused-instantiated' at the "
                        + "end of the line",
                    at: property
                )
            ]
        )
    }
}
