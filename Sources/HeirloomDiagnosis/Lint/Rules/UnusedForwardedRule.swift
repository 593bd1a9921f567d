import HeirloomGraph
import HeirloomModel

/// A forwarded dependency is used by its type, by a sibling or by a type below.
enum UnusedForwardedRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        survey.idle.filter { survey.graph[$0].origin == .forwarded }.map { survey.unusedForwarded($0) }
    }
}

extension LintSurvey {
    fileprivate func unusedForwarded(_ property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .unusedForwarded,
            message: """
                '\(name(property.scope))' is forwarded '\(text(of: property))', but neither uses it nor builds anything that \
                receives it
                """,
            location: place(property),
            notes: [note("remove it and the argument passed for it", at: property)]
        )
    }
}
