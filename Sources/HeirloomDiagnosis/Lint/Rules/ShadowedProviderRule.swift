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
        var provided: [(value: ValueID, property: DependencyID)] = []
        var counts = [Int](repeating: 0, count: graph.values.count)
        for scope in graph.scopes.indices where survey.isReached[scope] {
            for (value, index) in graph.scopes[scope].providers.all {
                provided.append((value, DependencyID(scope: ScopeID(scope), index: index)))
                counts[value.index] += 1
            }
        }
        var properties: [KeptObject: Int] = [:]
        for (value, property) in provided where counts[value.index] > 1 {
            if let object = KeptObject(property, in: survey) { properties[object, default: 0] += 1 }
        }
        properties = properties.filter { $0.value > 1 }
        if properties.isEmpty { return [] }
        var walk = ProviderWalk(graph, of: Set(properties.keys.map(\.value)))
        let pairs = walk.pairs { property, outer in
            guard let object = KeptObject(property, in: survey) else { return false }
            return properties[object] != nil && object == KeptObject(outer, in: survey)
        }
        var ways: [DependencyID: SharedWays] = [:]
        return pairs.compactMap { property, outer in
            if ways[outer] == nil { ways[outer] = SharedWays(from: outer, in: graph) }
            return ways[outer]?.lead(to: property.scope) == true && !survey.isForOthers(property.scope)
                ? survey.shadowedProvider(property, outer: outer) : nil
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
        guard dependency.origin == .instantiated, dependency.collection == nil, dependency.edges.count == 1,
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

/// Walks down the dominator tree from the roots, keeping track of the providers of certain values.
private struct ProviderWalk {
    private let graph: ScopeGraph
    private let values: Set<ValueID>
    private let dominators: DominatorTree
    private var providers: [ValueID: [DependencyID]] = [:]

    init(_ graph: ScopeGraph, of values: Set<ValueID>) {
        self.graph = graph
        self.values = values
        dominators = DominatorTree(
            edges: graph.scopes.map { scope in
                scope.dependencies.flatMap { dependency in dependency.edges.map(\.product.index) }
            },
            from: graph.roots.map(\.scope.index)
        )
    }

    /// Returns the properties whose values the nearest dominating provider already provides, with that provider.
    mutating func pairs(
        where isSame: (_ property: DependencyID, _ outer: DependencyID) -> Bool
    ) -> [(property: DependencyID, outer: DependencyID)] {
        var below = [[Int]](repeating: [], count: graph.scopes.count)
        var open: [(scope: Int, isLeft: Bool)] = []
        for scope in dominators.reached.reversed() {
            if let parent = dominators.parents[scope] {
                below[parent].append(scope)
            } else {
                open.append((scope, false))
            }
        }
        var pairs: [(property: DependencyID, outer: DependencyID)] = []
        while let (scope, isLeft) = open.popLast() {
            let provided = graph.scopes[scope].providers.all.filter { values.contains($0.value) }
            if isLeft {
                for (value, _) in provided { providers[value]?.removeLast() }
                continue
            }
            for (value, index) in provided {
                let property = DependencyID(scope: ScopeID(scope), index: index)
                if let outer = providers[value]?.last, graph.scopes[scope].declaration.isRoot != true,
                    isSame(property, outer)
                {
                    pairs.append((property, outer))
                }
                providers[value, default: []].append(property)
            }
            open.append((scope, true))
            open += below[scope].map { ($0, false) }
        }
        return pairs
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
