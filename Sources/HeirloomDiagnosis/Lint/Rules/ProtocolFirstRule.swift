import HeirloomGraph
import HeirloomModel

/// A type that lists protocols is received as one of them, not as itself.
enum ProtocolFirstRule {
    static func findings(in survey: LintSurvey) -> [LintFinding] {
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
        return survey.subjects.flatMap { id -> [LintFinding] in
            let scope = graph[id]
            guard scope.dependencies.count == scope.declaration.dependencies.count else { return [] }
            return scope.dependencies.indices.compactMap { index in
                let dependency = scope.dependencies[index]
                switch dependency.origin {
                case .received, .receivedIfAvailable: break
                case .instantiated, .forwarded, .renamed: return nil
                }
                guard let found = listing[dependency.type.canonical.withoutOptional] else { return nil }
                return .concreteType(
                    DependencyID(scope: id, index: index),
                    of: found.scope,
                    protocols: found.places
                )
            }
        }
    }
}
