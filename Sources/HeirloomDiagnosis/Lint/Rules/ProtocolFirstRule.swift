import HeirloomGraph
import HeirloomModel

/// A type that lists protocols is received as one of them, not as itself.
enum ProtocolFirstRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        let graph = survey.graph
        let protocols = Set(graph.names.constraints.compactMap(\.last))
        var listing: [TypeExpression: (scope: ScopeID, places: [Int])] = [:]
        for (index, scope) in graph.scopes.enumerated() {
            let listed = scope.declaration.fulfilledTypes
            let places = listed.indices.filter {
                protocols.contains(listed[$0].type.withoutAny.lastName ?? "")
            }
            if !places.isEmpty { listing[scope.type.canonical] = (ScopeID(index), places) }
        }
        if listing.isEmpty { return [] }
        return survey.subjects.flatMap { id -> [Diagnostic] in
            let scope = graph[id]
            guard scope.dependencies.count == scope.declaration.dependencies.count else { return [] }
            return scope.dependencies.indices.compactMap { index in
                let dependency = scope.dependencies[index]
                switch dependency.origin {
                case .received, .receivedIfAvailable: break
                case .instantiated, .forwarded, .renamed: return nil
                }
                guard let found = listing[dependency.type.canonical.withoutOptional] else { return nil }
                let property = DependencyID(scope: id, index: index)
                return survey.concreteType(property, of: found.scope, protocols: found.places)
            }
        }
    }
}

extension LintSurvey {
    fileprivate func concreteType(_ property: DependencyID, of scope: ScopeID, protocols: [Int]) -> Diagnostic
    {
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
}
