import HeirloomGraph
import HeirloomModel

/// Messages about unused declarations.
extension LintWording {
    func unusedReceived(_ property: DependencyID) -> Diagnostic {
        let remedy: String
        switch graph[property].origin {
        case .renamed: remedy = "remove it: nothing that is built below receives it under this name"
        case .received, .receivedIfAvailable, .instantiated, .forwarded:
            remedy = "remove it: what is built below receives it without '\(name(property.scope))'"
        }
        return Diagnostic(
            id: .unusedReceived,
            message: "'\(name(property.scope))' receives '\(text(of: property))' and does not use it",
            location: place(property),
            notes: [note(remedy, at: place(property))]
        )
    }

    func unusedInstantiated(_ property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .unusedInstantiated,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but neither uses it nor builds anything that \
                receives it
                """,
            location: place(property),
            notes: [
                note(
                    "remove it; where building it is the purpose, write '// heirloom-ignore: unused-instantiated' behind it",
                    at: place(property)
                )
            ]
        )
    }

    func unusedForwarded(_ property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .unusedForwarded,
            message: """
                '\(name(property.scope))' is forwarded '\(text(of: property))', but neither uses it nor builds anything that \
                receives it
                """,
            location: place(property),
            notes: [note("remove it, and what is handed in for it", at: place(property))]
        )
    }

    func unbuiltType(_ scope: ScopeID) -> Diagnostic {
        Diagnostic(
            id: .unbuiltType,
            message: "'\(name(scope))' is '@Instantiable', but no root of '\(graph.module)' builds it",
            location: place(scope),
            notes: [
                note(
                    "instantiate it below a root, or remove '@Instantiable'; where it is a root, write 'isRoot: true'",
                    at: place(scope)
                )
            ]
        )
    }
}
