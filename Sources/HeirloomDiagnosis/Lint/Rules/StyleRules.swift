import HeirloomGraph
import HeirloomModel

extension LintRule {
    /// Rules about the style of declarations and comments.
    static let ofStyle = [
        LintRule(id: .protocolFirst, isOnByDefault: false) { $0.protocolFirstWarnings() },
        LintRule(id: .manyDependencies, isOnByDefault: false) { $0.manyDependenciesWarnings() },
        LintRule(id: .unknownWarning) { $0.unknownWarnings() },
    ]
}

extension LintSurvey {
    /// A type that lists protocols is received as one of them, not as itself.
    func protocolFirstWarnings() -> [Diagnostic] {
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
        return subjects.flatMap { id -> [Diagnostic] in
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
                return concreteType(property, of: found.scope, protocols: found.places)
            }
        }
    }

    private func concreteType(_ property: DependencyID, of scope: ScopeID, protocols: [Int]) -> Diagnostic {
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

    /// A type does not exceed the configured number of dependencies.
    func manyDependenciesWarnings() -> [Diagnostic] {
        subjects.filter { graph[$0].declaration.dependencies.count > choice.mostDependencies }
            .map(manyDependencies)
    }

    private func manyDependencies(_ scope: ScopeID) -> Diagnostic {
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

    /// Comments silence only warnings, by their IDs.
    func unknownWarnings() -> [Diagnostic] {
        // A type whose members depend on conditions occurs several times.
        var known: Set<SourceLocation> = []
        return input.modules.filter { input.isReportedHere($0.name) }.flatMap(\.silences)
            .filter { silence in
                DiagnosticID(rawValue: silence.warning.text)?.severity != .warning
                    && known.insert(SourceLocation(path: silence.path, range: silence.warning.range)).inserted
            }
            .map { unknownWarning($0.warning, at: $0.path) }
    }

    private func unknownWarning(_ text: ConfiguredText, at path: String) -> Diagnostic {
        let location = SourceLocation(path: path, range: text.range)
        let meant = DiagnosticID.warning(near: text.text)
        let isError = meant == nil && DiagnosticID(rawValue: text.text) != nil
        let remedy = isError ? "errors cannot be silenced" : DiagnosticID.advice(insteadOf: text.text)
        return Diagnostic(
            id: .unknownWarning,
            message:
                "'heirloom-ignore' has no effect: '\(text.text)' is not a warning id; \(remedy)",
            location: location,
            fixIts: meant.map { meant in
                let edit = FixIt.Edit(location: location, newText: meant.rawValue)
                return [FixIt(message: "write '\(meant.rawValue)'", edits: [edit])]
            } ?? []
        )
    }
}
