import HeirloomGraph
import HeirloomModel

/// Messages of the optional warnings.
extension LintWording {
    func concreteType(_ property: DependencyID, of scope: ScopeID, protocols: [Int]) -> Diagnostic {
        let listed = graph[scope].declaration.fulfilledTypes
        let names = protocols.map { listed[$0].type.withoutAny.spelling }
        return Diagnostic(
            id: .protocolFirst,
            message: """
                '\(name(property.scope))' receives '\(text(of: property))', a concrete type; prefer a protocol that \
                it fulfills: \(names.prefix(Self.shownCount).map { "any \($0)" }.listed(of: names.count))
                """,
            location: place(property),
            notes: [note("'\(name(scope))' declares the types it fulfills here", at: scope)]
        )
    }

    func manyDependencies(_ scope: ScopeID) -> Diagnostic {
        Diagnostic(
            id: .manyDependencies,
            message: """
                '\(name(scope))' has \(graph[scope].declaration.dependencies.count) dependencies; the limit is \
                \(mostDependencies)
                """,
            location: place(scope),
            notes: [note("move some of them, and the code that uses them, to a separate type", at: scope)]
        )
    }
}
