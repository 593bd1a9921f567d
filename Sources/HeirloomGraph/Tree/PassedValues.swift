import HeirloomModel

/// The nonescaping functions that builders pass down for the duration of a call, as `(_ onTap: () -> Void) -> Button`
/// does.
///
/// Only scopes built at once below such a builder are visited, owners before their products.
struct NonescapingFunctions {
    private var nonescaping: [ScopeID: Set<ValueID>] = [:]
    /// The number of requirements visited. Tests check how it grows.
    private(set) var steps = 0

    /// - Parameter functions: The dependencies whose products functions build.
    init(
        _ scopes: [LinkedScope],
        builtBy functions: [ScopeDependency],
        requires: [[Requirement]],
        _ values: ValueTable
    ) {
        for function in functions where function.parameters.contains(where: { $0.isNonescaping }) {
            for edge in function.edges {
                let product = scopes[edge.product.index].declared
                for index in function.passed(to: product, by: { $0.isNonescaping }) {
                    nonescaping[edge.product, default: []].insert(product.dependencies[index].value)
                }
            }
        }
        if nonescaping.isEmpty { return }
        var walk = BreadthFirstWalk(from: nonescaping.keys.sorted { $0.index < $1.index })
        while let scope = walk.next() {
            for edge in scopes[scope.index].dependencies.eagerEdges { walk.reach(edge.product) }
        }
        let reached = walk.reached
        let components = StronglyConnectedComponents(
            edges: reached.map { scope in
                scopes[scope.index].dependencies.eagerEdges.compactMap { walk.index(of: $0.product) }
            }
        )
        for place in components.components.joined().reversed() {
            lend(from: reached[place], scopes[reached[place].index], requires, values)
        }
    }

    /// Returns the functions that at least one builder passes to a scope only for the duration of the call.
    subscript(scope: ScopeID) -> Set<ValueID> { nonescaping[scope] ?? [] }

    private mutating func lend(
        from id: ScopeID,
        _ scope: LinkedScope,
        _ requires: [[Requirement]],
        _ values: ValueTable
    ) {
        guard let own = nonescaping[id] else { return }
        for edge in scope.dependencies.eagerEdges {
            let required = requires[edge.product.index]
            steps += required.count
            for requirement in required {
                let provider = values.provider(of: requirement, along: edge, among: scope.providers)
                let provided = provider.map { scope.dependencies[$0] }
                guard provided.map({ $0.origin == .forwarded }) ?? true,
                    own.contains(provided?.value ?? requirement.value)
                else { continue }
                nonescaping[edge.product, default: []].insert(requirement.value)
            }
        }
    }
}

/// The forwarded values that functions pass as `sending`, as in `(_ connection: sending Connection) -> Session`: the
/// call that builds the scope requires it, all builders of the scope declare `sending`, and no other dependency of the
/// scope takes the value. The initializer of a root does not declare it.
struct SentValues {
    /// By scope, the indices of its dependencies.
    private var sent: [ScopeID: Set<Int>] = [:]
    private let scopes: [LinkedScope]

    /// - Parameter functions: The dependencies whose products functions build.
    init(
        _ scopes: [LinkedScope],
        builtBy functions: [ScopeDependency],
        requires: [[Requirement]],
        _ values: ValueTable,
        isolation: (ScopeID) -> Isolation
    ) {
        self.scopes = scopes
        // A scope that nothing builds here is checked in the modules that build it.
        for (index, scope) in scopes.enumerated()
        where scope.declared.declaration.construction.arguments.contains(where: { $0.sentType != nil }) {
            sent[ScopeID(index)] = Set(scope.declared.forwarded)
        }
        for function in functions where function.parameters.contains(where: { $0.isSent }) {
            for edge in function.edges {
                let passed = sent(along: edge, for: function)
                if !passed.isEmpty { sent[edge.product, default: []].formUnion(passed) }
            }
        }
        if sent.isEmpty { return }
        for dependency in scopes.lazy.flatMap(\.dependencies) {
            for edge in dependency.edges where sent[edge.product] != nil {
                let passed = sent(along: edge, for: dependency)
                sent[edge.product]?.formIntersection(passed)
            }
        }
        for id in sent.keys {
            let scope = scopes[id.index]
            let isRoot = scope.declared.declaration.isRoot == true
            let shared = isRoot ? [] : scope.shared(requires, values)
            sent[id] = sent[id]?.filter { index in
                !isRoot && !shared.contains(index) && scope.declared.mustBeSent(index, isolation(id))
            }
        }
    }

    private func sent(along edge: BuildEdge, for dependency: ScopeDependency) -> [Int] {
        dependency.passed(to: scopes[edge.product.index].declared) { $0.isSent }
    }

    /// The values that are sent to a scope.
    subscript(scope: ScopeID) -> Set<ValueID> {
        sent.isEmpty ? [] : Set((sent[scope] ?? []).map { scopes[scope.index].dependencies[$0].value })
    }
}

extension LinkedScope {
    /// Returns the values that siblings, or their products, take as well, as indices of the dependencies.
    fileprivate func shared(_ requires: [[Requirement]], _ values: ValueTable) -> Set<Int> {
        var shared = Set(dependencies.compactMap(\.sibling))
        for edge in dependencies.edges {
            shared.formUnion(
                requires[edge.product.index].compactMap {
                    values.provider(of: $0, along: edge, among: providers)
                }
            )
        }
        return shared
    }
}

extension DeclaredScope {
    /// Returns whether the call that builds the scope requires a value to be sent: the parameter is `sending`, or the
    /// call enters an actor.
    fileprivate func mustBeSent(_ dependency: Int, _ isolation: Isolation) -> Bool {
        if declaration.form == .declaration(.actor) || isolation != .nonisolated { return true }
        let label = dependencies[dependency].declaration.label
        return declaration.construction.arguments.contains { $0.dependency == label && $0.sentType != nil }
    }
}

extension ScopeDependency {
    /// Returns the values that the builder passes to a product by some of its parameters, as indices of the product's
    /// dependencies; empty if the parameters do not match them.
    fileprivate func passed(to product: DeclaredScope, by isMeant: (BuilderParameter) -> Bool) -> [Int] {
        let parameters = parameters
        guard parameters.contains(where: isMeant), let places = product.places(of: parameters) else {
            return []
        }
        return zip(parameters, places).filter { isMeant($0.0) }.map { product.forwarded[$0.1] }
    }
}

extension Scope {
    /// Whether the scope takes all its values as they are passed in, so that it is built by a single call and needs no
    /// generated function.
    fileprivate var isBuiltByOneCall: Bool {
        dependencies.allSatisfy { dependency in
            switch dependency.origin {
            case .forwarded, .received: true
            case .receivedIfAvailable, .renamed, .instantiated: false
            }
        }
    }
}

extension ScopeTree {
    /// Returns the parameters of the function that builds along an edge; empty if no function does.
    package func parameters(along edge: BuildEdge) -> [BuilderParameter] { self[edge.builtFor].parameters }

    /// Returns the nonescaping functions that the builder of an edge passes to the product and that the product's call
    /// keeps nevertheless, as indices of its dependencies.
    package func nonescapingButKept(along edge: BuildEdge) -> [Int] {
        let product = self[edge.product].declared
        return self[edge.builtFor].passed(to: product) { $0.isNonescaping }.filter(product.keepsArgument)
    }

    /// Returns the values that are forwarded along an edge, but not passed as `sending`.
    package func valuesKeptByOthers(forwardedAlong edge: BuildEdge) -> [ValueID] {
        let scope = self[edge.product]
        var sent = scope.sent
        // For a single call, only the function of this edge has to declare `sending`.
        if scope.isBuiltByOneCall {
            for index in self[edge.builtFor].passed(to: scope.declared, by: { $0.isSent })
            where scope.declared.mustBeSent(index, scope.isolation) {
                sent.insert(scope.dependencies[index].value)
            }
        }
        return scope.forwarded.map { scope.dependencies[$0].value }.filter { !sent.contains($0) }
    }
}
