import HeirloomGraph

/// The functions of a root: one for each type below it that takes more than one call, in at most two
/// isolations.
struct RootFunctions: Hashable, Sendable {
    /// In the order in which a reader meets them: level by level.
    let variants: [ScopeVariant]
    private let names: FunctionNames
    /// Whether all of them must say that they are not isolated, though their root is not either: their
    /// extension would be, by its type or by the module's default.
    let sayNonisolated: Bool
    private let isIsolated: Bool

    init(below root: ScopeID, in graph: ScopeGraph) {
        let declaration = graph[root].declaration
        isIsolated = graph[root].isolation != .nonisolated
        sayNonisolated =
            !isIsolated && declaration.form != .declaration(.actor)
            && (declaration.construction.isolation.isNonisolated || graph.defaultIsolation != .nonisolated)
        var found: [ScopeVariant] = []
        var seen: Set<ScopeVariant> = []
        var visited = ScopeVariant(scope: root, isNonisolated: false)
        var next = 0
        while true {
            let scope = graph[visited.scope]
            for index in scope.constructionOrder {
                guard
                    let variant = Self.product(
                        of: scope.dependencies[index],
                        builtIn: visited,
                        rootIsIsolated: isIsolated
                    ),
                    graph[variant.scope].needsFunction, seen.insert(variant).inserted
                else { continue }
                found.append(variant)
            }
            guard next < found.count else { break }
            visited = found[next]
            next += 1
        }
        variants = found
        names = FunctionNames(for: Set(found.map(\.scope)), in: graph)
    }

    subscript(variant: ScopeVariant) -> String { names[variant] }

    /// What is built for a dependency of `visited`, in the isolation in which that happens.
    func product(of dependency: ScopeDependency, builtIn visited: ScopeVariant) -> ScopeVariant? {
        Self.product(of: dependency, builtIn: visited, rootIsIsolated: isIsolated)
    }

    private static func product(
        of dependency: ScopeDependency,
        builtIn visited: ScopeVariant,
        rootIsIsolated: Bool
    ) -> ScopeVariant? {
        switch dependency.origin {
        case .built(let product):
            return ScopeVariant(scope: product.scope, isNonisolated: visited.isNonisolated)
        case .builder(let kind, let product):
            let leavesIsolation = rootIsIsolated && kind.isSendable
            return ScopeVariant(
                scope: product.scope,
                isNonisolated: visited.isNonisolated || leavesIsolation
            )
        case .forwarded, .received, .receivedIfAvailable, .renamed:
            return nil
        }
    }
}
