import HeirloomModel

/// What functions hand over for good to what they build, as `(_ connection: sending Connection) -> Session` does: where the
/// call demands it, all that build the scope say `sending`, and nothing else in the scope takes it. The initializer of a root
/// does not say it.
package struct SentValues {
    /// By scope, indices of its dependencies.
    private var sent: [ScopeID: Set<Int>] = [:]

    init(_ tree: ScopeTree) {
        // Where nothing here builds it, what builds it elsewhere is judged there.
        for id in tree.ids {
            let arguments = tree[id].declared.declaration.construction.arguments
            if arguments.contains(where: \.isSent) { sent[id] = Set(tree[id].forwarded) }
        }
        for edge in tree.ids.lazy.flatMap({ tree[$0].edges }) {
            let handedOver = tree.handedOver(along: edge)
            if !handedOver.isEmpty { sent[edge.product, default: []].formUnion(handedOver) }
        }
        if sent.isEmpty { return }
        for edge in tree.ids.lazy.flatMap({ tree[$0].edges }) where sent[edge.product] != nil {
            sent[edge.product]?.formIntersection(tree.handedOver(along: edge))
        }
        sent = sent.filter { tree[$0.key].declared.declaration.isRoot != true }
        for scope in sent.keys {
            let shared = tree.shared(in: scope)
            sent[scope] = sent[scope]?.filter { index in
                !shared.contains(index) && tree.isDemandedForGood(index, in: scope)
            }
        }
    }

    /// Indices of a scope's dependencies.
    package subscript(scope: ScopeID) -> Set<Int> { sent[scope] ?? [] }
}

extension Construction.Argument {
    fileprivate var isSent: Bool { sentType != nil }
}

extension LinkedScope {
    /// Whether it takes what it is handed as it is, so that no function is generated which builds it.
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
    /// What is forwarded to what is built along an edge, and not handed over for good.
    package func valuesKeptByOthers(forwardedAlong edge: BuildEdge) -> [ValueID] {
        let scope = self[edge.product]
        var sent = sentValues[edge.product]
        // A single call takes what one function hands over for good, whatever the others do.
        if scope.isBuiltByOneCall {
            sent.formUnion(handedOver(along: edge).filter { isDemandedForGood($0, in: edge.product) })
        }
        return scope.forwarded.lazy.filter { !sent.contains($0) }
            .map { scope.dependencies[$0].declared.value }
    }

    /// What the function along an edge hands over for good, indices of its product's dependencies.
    fileprivate func handedOver(along edge: BuildEdge) -> [Int] {
        let parameters = parameters(along: edge)
        guard parameters.contains(where: \.isSent),
            let places = self[edge.product].declared.places(of: parameters)
        else { return [] }
        let forwarded = self[edge.product].forwarded
        return zip(parameters, places).filter(\.0.isSent).map { forwarded[$0.1] }
    }

    /// Whether the call that builds a scope takes something only for good: as `sending`, or on an actor.
    fileprivate func isDemandedForGood(_ dependency: Int, in id: ScopeID) -> Bool {
        let declaration = self[id].declared.declaration
        if declaration.form == .declaration(.actor) || isolations[id.index] != .nonisolated { return true }
        let label = self[id].dependencies[dependency].declared.declaration.label
        return declaration.construction.arguments.contains { $0.dependency == label && $0.isSent }
    }

    /// What siblings take as well, or what is built for them: indices of a scope's dependencies.
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
