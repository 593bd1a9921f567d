import HeirloomGraph
import HeirloomModel

/// Messages about dependencies that are built in the wrong place.
extension LintWording {
    func shadowedProvider(_ property: DependencyID, outer: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .shadowedProvider,
            message: """
                '\(name(property.scope))' builds another '\(text(of: property))' although '\(name(outer.scope))' \
                above it already provides one
                """,
            location: place(property),
            notes: [
                note("'\(name(outer.scope))' builds the first one here", at: outer),
                note("to share it, make this '@Received'; to keep both, rename this property", at: property),
            ]
        )
    }

    func builtTooHigh(_ property: DependencyID, target: ScopeID) -> Diagnostic {
        let receiver = graph[target].dependencies.indices.first { index in
            graph[target].dependencies[index].value == graph[property].value
        }
        return Diagnostic(
            id: .builtTooHigh,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but only '\(name(target))' uses it
                """,
            location: place(property),
            notes: [
                note(
                    "move '@Instantiated' here",
                    at: receiver.map { place(DependencyID(scope: target, index: $0)) } ?? place(target)
                )
            ]
        )
    }
}
