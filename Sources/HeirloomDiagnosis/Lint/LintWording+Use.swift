import HeirloomGraph
import HeirloomModel

/// Messages about unused declarations.
extension LintWording {
    func unusedReceived(_ property: DependencyID) -> Diagnostic {
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
                    "remove it; if building it is the purpose, add '// heirloom-ignore: unused-instantiated' at the "
                        + "end of the line",
                    at: property
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
            notes: [note("remove it and the argument passed for it", at: property)]
        )
    }

    func unbuiltType(_ scope: ScopeID) -> Diagnostic {
        Diagnostic(
            id: .unbuiltType,
            message: "'\(name(scope))' is '@Instantiable', but no root of '\(graph.module)' builds it",
            location: place(scope),
            notes: [
                note(
                    "instantiate it below a root, or remove '@Instantiable'; if it is a root, write 'isRoot: true'",
                    at: scope
                )
            ]
        )
    }
}
