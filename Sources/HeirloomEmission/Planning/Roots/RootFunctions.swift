import HeirloomGraph

/// The functions of a root: one for each type below it that takes more than one call.
struct RootFunctions {
    /// In the order in which a reader meets them: level by level.
    let scopes: [ScopeID]
    /// Those that run outside of the root's isolation: what a `SendableInstantiator` builds, and actors.
    ///
    /// What is built there can be built anywhere, so that no second function is needed for it. An actor is,
    /// wherever it can, because a closure that is made in the root's isolation may not be handed to it.
    private let nonisolated: Set<ScopeID>
    private let names: FunctionNames

    /// - Parameter members: the names of the root's own members.
    init(below root: ScopeID, in graph: ScopeGraph, avoiding members: Set<String>) {
        let isIsolated = graph[root].isolation != .nonisolated
        func calls(by caller: Call) -> [Call] {
            graph[caller.scope].constructionOrder.flatMap { index in
                graph[caller.scope].dependencies[index].edges.lazy
                    .filter { graph[$0.product].needsFunction }
                    .map { edge in
                        let leavesIsolation = isIsolated && edge.isBuiltAnywhere
                        return Call(
                            scope: edge.product,
                            isNonisolated: caller.isNonisolated || leavesIsolation
                        )
                    }
            }
        }
        var walk = BreadthFirstWalk(from: calls(by: Call(scope: root, isNonisolated: false)))
        while let caller = walk.next() {
            for call in calls(by: caller) { walk.reach(call) }
        }
        // One scope may be called both in the root's isolation and outside of it.
        scopes = BreadthFirstWalk(from: walk.reached.map(\.scope)).reached
        nonisolated = Set(walk.reached.lazy.filter(\.isNonisolated).map(\.scope))
        names = FunctionNames(for: scopes, in: graph, avoiding: members)
    }

    /// The name of a scope's function.
    subscript(scope: ScopeID) -> String { names[scope] }

    /// Whether a scope's function is called outside of the root's isolation.
    func isNonisolated(_ scope: ScopeID) -> Bool { nonisolated.contains(scope) }

    /// A call of a scope's function.
    private struct Call: Hashable {
        var scope: ScopeID
        var isNonisolated: Bool
    }
}
