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

/// A type does not exceed the configured number of dependencies.
enum ManyDependenciesRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        survey.subjects.filter {
            survey.graph[$0].declaration.dependencies.count > survey.choice.mostDependencies
        }
        .map { survey.manyDependencies($0) }
    }
}

extension LintSurvey {
    fileprivate func manyDependencies(_ scope: ScopeID) -> Diagnostic {
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
}

/// Comments silence only warnings, by their IDs.
enum UnknownWarningRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        // A type whose members depend on conditions occurs several times.
        var known: Set<SourceLocation> = []
        return survey.input.modules.filter { survey.input.isReportedHere($0.name) }.flatMap(\.silences)
            .filter { silence in
                DiagnosticID(rawValue: silence.warning.text)?.severity != .warning
                    && known.insert(SourceLocation(path: silence.path, range: silence.warning.range)).inserted
            }
            .map { survey.unknownWarning($0.warning, at: $0.path) }
    }
}

extension LintSurvey {
    fileprivate func unknownWarning(_ text: ConfiguredText, at path: String) -> Diagnostic {
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
