import HeirloomGraph
import HeirloomModel

/// No object is built where, on every path from a root, an ancestor provides another of its kind under the same label.
///
/// The rule excludes objects that are built on each call, decorators of the other object, and the dependencies of roots
/// and of types that other apps may build, because these must provide everything they need. Objects made of other
/// ingredients are different objects, and neither local objects nor those that would have to leave their isolation can
/// be handed down: see ``SharedWays``.
enum ShadowedProviderRule {
    static func warnings(in survey: LintSurvey) -> [Diagnostic] {
        let graph = survey.graph
        var properties: [KeptObject: [DependencyID]] = [:]
        for scope in graph.scopes.indices where survey.isReached[scope] {
            for (_, index) in graph.scopes[scope].providers.all {
                let property = DependencyID(scope: ScopeID(scope), index: index)
                guard let object = KeptObject(property, in: survey) else { continue }
                properties[object, default: []].append(property)
            }
        }
        var ways: [DependencyID: SharedWays] = [:]
        return properties.filter { $0.value.count > 1 }.flatMap { object, properties -> [Diagnostic] in
            let providers = NearestProviders(of: object.value, in: graph)
            return properties.compactMap { property in
                guard let outer = providers[above: property.scope], object == KeptObject(outer, in: survey),
                    graph[property.scope].declaration.isRoot != true
                else { return nil }
                if ways[outer] == nil { ways[outer] = SharedWays(from: outer, in: graph) }
                return ways[outer]?.lead(to: property.scope) == true && !survey.isForOthers(property.scope)
                    ? survey.shadowedProvider(property, outer: outer) : nil
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

extension LintSurvey {
    fileprivate func shadowedProvider(_ property: DependencyID, outer: DependencyID) -> Diagnostic {
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
}
