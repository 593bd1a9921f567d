import HeirloomModel

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

extension LinkedScope {
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
