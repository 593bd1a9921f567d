import HeirloomGraph
import HeirloomModel

extension LintRule {
    /// Rules about the scopes in which objects are built.
    static let ofPlacement = [
        LintRule(id: .shadowedProvider) { $0.shadowedProviderWarnings() },
        LintRule(id: .builtTooHigh) { $0.builtTooHighWarnings() },
    ]
}

extension LintSurvey {
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
        declaration.form == .declaration(.class) || declaration.form == .declaration(.actor)
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
    /// A dependency with a single user, which is built immediately and only once, is built by that user and not above it.
    ///
    /// The rule reports nothing if moving the dependency could change what is built, how often, or in which isolation. It
    /// excludes closures, which may name their siblings, local dependencies, and dependencies that a decorator wraps,
    /// because a decorator gets these from outside.
    func builtTooHighWarnings() -> [Diagnostic] {
        unused.compactMap { property in
            target(for: property).map { builtTooHigh(property, target: $0) }
        }
    }

    /// Returns the lowest scope that is the only user of a dependency and could build it.
    private func target(for property: DependencyID) -> ScopeID? {
        let dependency = graph[property]
        guard dependency.origin == .instantiated, dependency.collected == nil, dependency.edges.count == 1,
            let built = dependency.edges.first, built.isPlain, graph[built.product].owner == nil,
            isWhole(below: property.scope), !locals.contains(property), !graph.usesLocals(built),
            !graph[property.scope].order.unavailable.contains(where: { $0.dependency == property.index })
        else { return nil }
        let users = needs[property]
        guard !users.isRenamed, !users.isOptional, users.edges.count == 1, var edge = users.edges.first
        else { return nil }
        var target: ScopeID?
        while canMove(built, along: edge), !graph.wraps(edge, built),
            graph.isFree(dependency.value, in: edge.product)
        {
            target = edge.product
            // The user should not have it at all.
            if graph.takers(of: dependency.value, in: edge.product).contains(where: isUnused) { return nil }
            // The current owner may be the one that keeps it alive.
            if graph.takers(of: dependency.value, in: edge.product).contains(where: mayNotKeep) { return nil }
            guard graph.takers(of: dependency.value, in: edge.product).isEmpty,
                let next = graph.onlyEdge(needing: dependency.value, in: edge.product)
            else { break }
            edge = next
        }
        return target
    }

    /// Whether a property, judging by its declaration, may refer to its value without keeping it alive.
    private func mayNotKeep(_ taker: DependencyID) -> Bool {
        let label = graph[graph[taker].value].label
        return graph[taker.scope].declaration.dependencies.contains {
            $0.label == label && ($0.reference != nil || $0.isWrapper || $0.wrappedAssignment != nil)
        }
    }

    /// Whether the product of `edge` could build the product of `built` itself.
    private func canMove(_ built: BuildEdge, along edge: BuildEdge) -> Bool {
        let (owner, target) = (graph[edge.owner], graph[edge.product])
        guard edge.isPlain, graph[edge.builtFor].collected == nil,
            edgesFromAbove[edge.product.index].count == 1,
            owner.isolation == target.isolation, target.settledIsolation == nil,
            owner.module == target.module,
            // Modules above, which are not visible here, may build it too.
            target.declaration.access <= .internal || input.rootMode != .marked,
            !target.isSpecialization, target.declaration.isRoot != true
        else { return false }
        guard case .declaration = target.declaration.form else { return false }
        return graph[built.product].requires.allSatisfy { requirement in
            let value = requirement.value
            return target.providers[value] == nil
                && graph[value].optional.map { target.providers[$0] == nil } ?? true
        }
    }

    private func builtTooHigh(_ property: DependencyID, target: ScopeID) -> Diagnostic {
        let index = graph[target].dependencies.firstIndex { $0.value == graph[property].value }
        let receiver = index.map { place(DependencyID(scope: target, index: $0)) }
        return Diagnostic(
            id: .builtTooHigh,
            message: """
                '\(name(property.scope))' instantiates '\(text(of: property))', but only '\(name(target))' uses it
                """,
            location: place(property),
            notes: [note("move '@Instantiated' here", at: receiver ?? place(target))]
        )
    }
}

extension BuildEdge {
    /// Whether it builds one instance together with its owner and in the same isolation.
    fileprivate var isPlain: Bool { moment == .atOnce && context == nil && !isConcurrent }
}

extension ScopeGraph {
    /// Whether the product of an edge uses a dependency that is local to the owner.
    fileprivate func usesLocals(_ edge: BuildEdge) -> Bool {
        let declared = self[edge.owner].declaration.dependencies
        return self[edge.product].requires.contains { requirement in
            let supply = supply(of: requirement, in: edge.owner, to: edge.dependency)
            return if case .dependency(let provider) = supply { declared[provider].isLocal } else { false }
        }
    }

    /// Whether the product of one edge may wrap that of another. Types are compared by name, which errs on the side of
    /// yes.
    fileprivate func wraps(_ edge: BuildEdge, _ built: BuildEdge) -> Bool {
        !namesOfTypes(built).isDisjoint(with: namesOfTypes(edge))
    }

    /// The names of an edge's product: of the type for which it is built and of the types it fulfills.
    private func namesOfTypes(_ edge: BuildEdge) -> Set<String> {
        let types =
            [self[self[edge.builtFor].value].type.canonical]
            + self[edge.product].declaration.fulfilledTypes.map(\.type)
        return Set(types.compactMap { $0.withoutOptional.withoutAny.lastName })
    }

    /// Whether a type has no property with the label of a value, except one that takes that value.
    fileprivate func isFree(_ value: ValueID, in scope: ScopeID) -> Bool {
        let takers = takers(of: value, in: scope)
        return self[scope].dependencies.indices.allSatisfy { index in
            self[self[scope].dependencies[index].value].label != self[value].label
                || takers.contains(DependencyID(scope: scope, index: index))
        }
    }

    /// The dependencies of a type that take a value, under any name.
    fileprivate func takers(of value: ValueID, in scope: ScopeID) -> [DependencyID] {
        self[scope].dependencies.indices.filter { index in
            let dependency = self[scope].dependencies[index]
            return switch dependency.origin {
            case .received: dependency.value == value
            case .receivedIfAvailable(let taken): taken == value
            case .renamed(let renaming): renaming.source.value == value
            case .instantiated, .forwarded: false
            }
        }
        .map { DependencyID(scope: scope, index: $0) }
    }

    /// Returns the only edge of a scope whose product uses a value, if it requires the value.
    fileprivate func onlyEdge(needing value: ValueID, in scope: ScopeID) -> BuildEdge? {
        let edges = self[scope].dependencies.flatMap(\.edges).filter { edge in
            self[edge.product].requires(.value(value)) || self[edge.product].requires(.ifAvailable(value))
        }
        guard edges.count == 1, let edge = edges.first, self[edge.product].requires(.value(value)) else {
            return nil
        }
        return edge
    }
}
