import HeirloomGraph

/// The functions of a root: one for each type below it that takes more than one call.
struct RootFunctions {
    /// In the order in which a reader meets them: level by level.
    let scopes: [ScopeID]
    /// Those that run outside of the root's isolation: what a `SendableInstantiator` builds, and actors.
    ///
    /// What is built there can be built anywhere, so that nobody needs a second function for it. An actor is,
    /// wherever it can, because a closure that is made in the root's isolation may not be handed to it.
    private let nonisolated: Set<ScopeID>
    private let names: FunctionNames

    /// - Parameter members: the names of the root's own members.
    init(below root: ScopeID, in graph: ScopeGraph, avoiding members: Set<String>) {
        let isIsolated = graph[root].isolation != .nonisolated
        var scopes: [ScopeID] = []
        var isolated: Set<ScopeID> = []
        var nonisolated: Set<ScopeID> = []
        var next = 0
        var calls = [Call(scope: root, isNonisolated: false)]
        while next < calls.count {
            let caller = calls[next]
            next += 1
            for index in graph[caller.scope].constructionOrder {
                for edge in graph[caller.scope].dependencies[index].edges
                where graph[edge.product].needsFunction {
                    let leavesIsolation = isIsolated && edge.isBuiltAnywhere
                    let call = Call(
                        scope: edge.product,
                        isNonisolated: caller.isNonisolated || leavesIsolation
                    )
                    let isKnown = isolated.contains(call.scope) || nonisolated.contains(call.scope)
                    if !isKnown { scopes.append(call.scope) }
                    let isNew =
                        call.isNonisolated
                        ? nonisolated.insert(call.scope).inserted : isolated.insert(call.scope).inserted
                    if isNew { calls.append(call) }
                }
            }
        }
        self.scopes = scopes
        self.nonisolated = nonisolated
        names = FunctionNames(for: scopes, in: graph, avoiding: members)
    }

    /// The name of a scope's function.
    subscript(scope: ScopeID) -> String { names[scope] }

    /// Whether a scope's function is called outside of the root's isolation.
    func isNonisolated(_ scope: ScopeID) -> Bool { nonisolated.contains(scope) }

    /// A call of a scope's function.
    private struct Call {
        var scope: ScopeID
        var isNonisolated: Bool
    }
}
