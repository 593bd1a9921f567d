import HeirloomGraph
import HeirloomModel

/// A type uses what it receives. The types that it builds receive the same values from above regardless.
enum UnusedReceivedRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        survey.unused.filter { property in
            switch survey.graph[property].origin {
            case .received, .receivedIfAvailable: true
            // It may serve types that are built below.
            case .renamed: survey.needs[property].isEmpty && survey.isWhole(below: property.scope)
            case .instantiated, .forwarded: false
            }
        }
        .map { survey.unusedReceived($0) }
    }
}

extension LintSurvey {
    fileprivate func unusedReceived(_ property: DependencyID) -> Diagnostic {
        let remedy: String
        switch graph[property].origin {
        case .renamed: remedy = "remove it: no type below receives it under this name"
        case .received, .receivedIfAvailable, .instantiated, .forwarded:
            remedy = "remove it: types below '\(name(property.scope))' can still receive it"
        }
        return Diagnostic(
            id: .unusedReceived,
            message: "'\(name(property.scope))' receives '\(text(of: property))' but does not use it",
            location: place(property),
            notes: [note(remedy, at: property)]
        )
    }
}

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
