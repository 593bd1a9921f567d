import HeirloomModel

/// The nonescaping functions that builders pass down for the duration of a call, as `(_ onTap: () -> Void) -> Button`
/// does.
///
/// Only scopes built at once below such a builder are visited, owners before their products.
package struct NonescapingFunctions {
    private var nonescaping: [ScopeID: Set<ValueID>] = [:]
    /// The number of requirements visited. Tests check how it grows.
    package private(set) var steps = 0

    init(_ tree: ScopeTree) {
        for scope in tree.scopes {
            for dependency in scope.dependencies
            where !dependency.parameters.isEmpty && dependency.parameters.contains(where: \.isNonescaping) {
                for edge in dependency.edges {
                    let values = tree.passed(along: edge, by: \.isNonescaping).map {
                        tree[edge.product].dependencies[$0].declared.value
                    }
                    nonescaping[edge.product, default: []].formUnion(values)
                }
            }
        }
        if nonescaping.isEmpty { return }
        var walk = BreadthFirstWalk(from: nonescaping.keys.sorted { $0.index < $1.index })
        while let scope = walk.next() {
            for edge in tree[scope].eagerEdges { walk.reach(edge.product) }
        }
        let reached = walk.reached
        let components = StronglyConnectedComponents(
            edges: reached.map { scope in
                tree[scope].eagerEdges.compactMap { walk.index(of: $0.product) }
            }
        )
        for place in components.components.joined().reversed() { lend(from: reached[place], in: tree) }
    }

    /// Returns the functions that at least one builder passes to a scope only for the duration of the call.
    package func values(nonescapingIn scope: ScopeID) -> Set<ValueID> { nonescaping[scope] ?? [] }

    private mutating func lend(from id: ScopeID, in tree: ScopeTree) {
        guard let own = nonescaping[id] else { return }
        let scope = tree[id]
        for edge in scope.eagerEdges {
            let required = tree.requires[edge.product.index]
            steps += required.count
            for requirement in required {
                let provider = tree.values.provider(of: requirement, along: edge, in: scope)
                let provided = provider.map { scope.dependencies[$0] }
                guard provided.map({ $0.origin == .forwarded }) ?? true,
                    own.contains(provided?.declared.value ?? requirement.value)
                else { continue }
                nonescaping[edge.product, default: []].insert(requirement.value)
            }
        }
    }
}

extension LinkedDependency {
    /// The parameters of the function that builds the products; empty if no function does.
    package var parameters: [BuilderParameter] {
        guard case .parameters(let parameters)? = request?.forwarding else { return [] }
        return parameters
    }
}

extension ScopeTree {
    /// Returns the parameters of the function that builds along an edge; empty if no function does.
    package func parameters(along edge: BuildEdge) -> [BuilderParameter] { self[edge.builtFor].parameters }

    /// Returns the values that the builder of an edge passes to the product by some of its parameters, as indices of the
    /// product's dependencies; empty if the parameters do not match them.
    func passed(along edge: BuildEdge, by isMeant: (BuilderParameter) -> Bool) -> [Int] {
        let parameters = parameters(along: edge)
        guard parameters.contains(where: isMeant),
            let places = self[edge.product].declared.places(of: parameters)
        else { return [] }
        let forwarded = self[edge.product].forwarded
        return zip(parameters, places).filter { isMeant($0.0) }.map { forwarded[$0.1] }
    }

    /// Returns the nonescaping functions that the builder of an edge passes to the product and that the product's call
    /// keeps nevertheless, as indices of its dependencies.
    package func nonescapingButKept(along edge: BuildEdge) -> [Int] {
        passed(along: edge, by: \.isNonescaping).filter(self[edge.product].keepsArgument)
    }

    /// Returns the values that are forwarded along an edge, but not passed as `sending`.
    package func valuesKeptByOthers(forwardedAlong edge: BuildEdge) -> [ValueID] {
        let scope = self[edge.product]
        var sent = sentValues[edge.product]
        // For a single call, only the function of this edge has to declare `sending`.
        if scope.isBuiltByOneCall {
            sent.formUnion(passed(along: edge, by: \.isSent).filter { mustBeSent($0, in: edge.product) })
        }
        return scope.forwarded.lazy.filter { !sent.contains($0) }
            .map { scope.dependencies[$0].declared.value }
    }

    /// Returns whether the call that builds a scope requires a value to be sent: the parameter is `sending`, or the
    /// call enters an actor.
    fileprivate func mustBeSent(_ dependency: Int, in id: ScopeID) -> Bool {
        let declaration = self[id].declared.declaration
        if declaration.form == .declaration(.actor) || isolations[id.index] != .nonisolated { return true }
        let label = self[id].dependencies[dependency].declared.declaration.label
        return declaration.construction.arguments.contains { $0.dependency == label && $0.isSent }
    }

    /// Returns the values that siblings, or their products, take as well, as indices of a scope's dependencies.
    package func shared(in id: ScopeID) -> Set<Int> {
        let scope = self[id]
        var shared = Set(scope.dependencies.compactMap(\.sibling))
        for edge in scope.edges {
            shared.formUnion(
                requires[edge.product.index].compactMap {
                    values.provider(of: $0, along: edge, in: scope)
                }
            )
        }
        return shared
    }
}

extension LinkedScope {
    /// Returns whether the call that builds the scope keeps the argument for a dependency.
    fileprivate func keepsArgument(_ dependency: Int) -> Bool {
        let construction = declared.declaration.construction
        switch construction.callee {
        case .memberwiseInitializer, .inheritedInitializer: return true
        case .writtenInitializer, .instantiateFunction, .closure, .mockFunction:
            let label = dependencies[dependency].declared.declaration.label
            return construction.arguments.contains { $0.dependency == label && $0.isEscaping }
        }
    }

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

/// The forwarded values that functions pass as `sending`, as in `(_ connection: sending Connection) -> Session`: the
/// call that builds the scope requires it, all builders of the scope declare `sending`, and no other dependency of the
/// scope takes the value. The initializer of a root does not declare it.
package struct SentValues {
    /// By scope, the indices of its dependencies.
    private var sent: [ScopeID: Set<Int>] = [:]

    init(_ tree: ScopeTree) {
        // A scope that nothing builds here is checked in the modules that build it.
        for id in tree.ids {
            let isSent = tree[id].declared.declaration.construction.arguments.contains { $0.isSent }
            if isSent { sent[id] = Set(tree[id].forwarded) }
        }
        for scope in tree.scopes {
            for dependency in scope.dependencies
            where !dependency.parameters.isEmpty && dependency.parameters.contains(where: \.isSent) {
                for edge in dependency.edges {
                    let handedOver = tree.passed(along: edge, by: \.isSent)
                    if !handedOver.isEmpty { sent[edge.product, default: []].formUnion(handedOver) }
                }
            }
        }
        if sent.isEmpty { return }
        for scope in tree.scopes {
            for edge in scope.edges where sent[edge.product] != nil {
                sent[edge.product]?.formIntersection(tree.passed(along: edge, by: \.isSent))
            }
        }
        sent = sent.filter { tree[$0.key].declared.declaration.isRoot != true }
        for scope in sent.keys {
            let shared = tree.shared(in: scope)
            sent[scope] = sent[scope]?.filter { index in
                !shared.contains(index) && tree.mustBeSent(index, in: scope)
            }
        }
    }

    /// Whether no value is sent.
    var isEmpty: Bool { sent.isEmpty }

    /// The indices of a scope's dependencies.
    package subscript(scope: ScopeID) -> Set<Int> { sent[scope] ?? [] }
}

extension Construction.Argument {
    fileprivate var isSent: Bool { sentType != nil }
}
