import HeirloomGraph
import HeirloomModel

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

    private func shadowedProvider(_ property: DependencyID, outer: DependencyID) -> Diagnostic {
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

    /// No object is built where, on every path from a root, an ancestor provides another of its kind under the same label.
    ///
    /// The rule excludes objects that are built on each call, decorators of the other object, and the dependencies of roots
    /// and of types that other apps may build, because these must provide everything they need. Objects made of other
    /// ingredients are different objects, and neither local objects nor those that would have to leave their isolation can
    /// be handed down: see ``SharedWays``.
    func shadowedProviderWarnings() -> [Diagnostic] {
        var properties: [KeptObject: [DependencyID]] = [:]
        for scope in graph.scopes.indices where isReached[scope] {
            for (_, index) in graph.scopes[scope].providers.all {
                let property = DependencyID(scope: ScopeID(scope), index: index)
                guard let object = KeptObject(property, in: self) else { continue }
                properties[object, default: []].append(property)
            }
        }
        var ways: [DependencyID: SharedWays] = [:]
        return properties.filter { $0.value.count > 1 }.flatMap { object, properties -> [Diagnostic] in
            let providers = NearestProviders(of: object.value, in: graph)
            return properties.compactMap { property in
                guard let outer = providers[above: property.scope], object == KeptObject(outer, in: self),
                    graph[property.scope].declaration.isRoot != true
                else { return nil }
                if ways[outer] == nil { ways[outer] = SharedWays(from: outer, in: graph) }
                return ways[outer]?.lead(to: property.scope) == true && !isForOthers(property.scope)
                    ? shadowedProvider(property, outer: outer) : nil
            }
        }
    }
}

/// The scopes to which a type can hand down an object that would be made of the same ingredients there.
private struct SharedWays {
    private let graph: ScopeGraph
    /// The values that the object requires.
    private let ingredients: Set<ValueID>
    /// The scopes below another provider of these values or in another isolation.
    private let others: Set<ScopeID>

    init(from outer: DependencyID, in graph: ScopeGraph) {
        self.graph = graph
        let product = graph[outer].edges[0].product
        let ingredients = graph[product].requires.reduce(into: Set<ValueID>()) { values, requirement in
            values.insert(requirement.value)
            if let optional = graph[requirement.value].optional { values.insert(optional) }
        }
        self.ingredients = ingredients
        func provides(_ scope: ScopeID) -> Bool {
            let providers = graph[scope].providers
            return providers[graph[outer].value] != nil || ingredients.contains { providers[$0] != nil }
        }
        let below = graph.reached(from: graph.edges(of: outer.scope).map(\.product))
        let edges = below.flatMap { scope in
            graph.edges(of: scope).filter { provides(scope) || graph.leavesIsolation($0) }
        }
        let exits = graph.edges(of: outer.scope).filter(graph.leavesIsolation)
        others = Set(graph.reached(from: (edges + exits).map(\.product)))
    }

    func lead(to scope: ScopeID) -> Bool {
        !others.contains(scope) && !ingredients.contains { graph[scope].providers[$0] != nil }
    }
}

extension ScopeGraph {
    fileprivate func edges(of scope: ScopeID) -> [BuildEdge] { self[scope].dependencies.flatMap(\.edges) }

    /// Whether only `Sendable` values can be handed to the product.
    fileprivate func leavesIsolation(_ edge: BuildEdge) -> Bool {
        edge.isConcurrent || edge.builder?.isSendable == true
            || self[edge.owner].isolation != self[edge.product].isolation
            || self[edge.product].declaration.form == .declaration(.actor)
    }
}

/// An object that lives as long as its owner, identified by the value that it provides.
private struct KeptObject: Hashable {
    var value: ValueID
    var product: ScopeID

    /// `nil` if no such object is built for the property, or if the object itself requires the value from above.
    init?(_ property: DependencyID, in survey: LintSurvey) {
        let graph = survey.graph
        let dependency = graph[property]
        guard dependency.origin == .instantiated, dependency.collected == nil, dependency.edges.count == 1,
            let edge = dependency.edges.first, edge.moment == .atOnce || edge.lifetime != nil,
            !survey.locals.contains(property), graph[edge.product].isOfObject,
            !graph[edge.product].requires(.value(dependency.value)),
            !graph[edge.product].requires(.ifAvailable(dependency.value))
        else { return nil }
        value = dependency.value
        product = edge.product
    }
}

extension Scope {
    /// Whether the product is certain to be a class or an actor.
    fileprivate var isOfObject: Bool {
        switch declaration.form {
        case .declaration(let kind): kind == .class || kind == .actor
        case .extension, .closure: false
        }
    }
}

/// The last providers of a value on the paths from the roots to each scope.
private struct NearestProviders {
    /// At most two providers of each scope, which show that its paths differ; `nil` is a path without a provider.
    private var above: [ScopeID: Set<DependencyID?>] = [:]

    init(of value: ValueID, in graph: ScopeGraph) {
        var open: [(scope: ScopeID, provider: DependencyID?)] = graph.roots.map { ($0.scope, nil) }
        while let (scope, provider) = open.popLast() {
            guard above[scope, default: []].count < 2, above[scope, default: []].insert(provider).inserted
            else { continue }
            let own = graph[scope].providers[value].map { DependencyID(scope: scope, index: $0) }
            open += graph.edges(of: scope).map { ($0.product, own ?? provider) }
        }
    }

    /// The provider that all paths to the scope have last; `nil` if there is none.
    subscript(above scope: ScopeID) -> DependencyID? {
        guard let providers = above[scope], providers.count == 1 else { return nil }
        return providers.first ?? nil
    }
}
