/// The rules of cycles.
extension TreeModel {
    /// Siblings in a scope that each need all others, or a sibling that needs itself.
    struct NeedCycle: Hashable {
        let scope: Int
        /// The positions of the siblings.
        let siblings: [Int]
    }

    /// A dependency on a sibling.
    private struct Wait {
        let sibling: Int
        let isOnlyIfAvailable: Bool
    }

    /// The cycles in all scopes, regardless of the root.
    var cyclesOfNeeds: Set<NeedCycle> {
        var cycles: Set<NeedCycle> = []
        for scope in tree.scopes.indices where tree.isAskedFor(scope) {
            let edges = waits(in: scope).map { $0.map(\.sibling) }
            for siblings in Self.cycles(in: edges) {
                cycles.insert(NeedCycle(scope: scope, siblings: siblings))
            }
        }
        return cycles
    }

    /// Whether a sibling needs both itself and others that need it. Either of the two cycles may be reported.
    var hasCycleWithinACycle: Bool {
        cyclesOfNeeds.contains { cycle in
            let waits = waits(in: cycle.scope)
            return cycle.siblings.count > 1
                && cycle.siblings.contains { sibling in waits[sibling].contains { $0.sibling == sibling } }
        }
    }

    /// Returns the siblings that are built without an optional dependency still under construction, in order, or `nil`
    /// if some siblings cannot be built this way.
    func builtWithoutOthers(in cycle: NeedCycle) -> [Int]? {
        let waits = waits(in: cycle.scope)
        var left = cycle.siblings
        var lacking: [Int] = []
        func isReady(_ sibling: Int) -> Bool { waits[sibling].allSatisfy { !left.contains($0.sibling) } }
        func canDoWithout(_ sibling: Int) -> Bool {
            waits[sibling].allSatisfy { $0.isOnlyIfAvailable || !left.contains($0.sibling) }
        }
        while !left.isEmpty {
            if let ready = left.firstIndex(where: isReady) {
                left.remove(at: ready)
            } else if let next = left.firstIndex(where: canDoWithout) {
                lacking.append(left.remove(at: next))
            } else {
                return nil
            }
        }
        return lacking
    }

    /// Scopes that each build the next one eagerly, in the order of declaration, with specializations last.
    var eagerCycles: [[Int]] {
        Self.cycles(in: tree.eagerEdges).filter { tree.isAskedFor($0[0]) }
            .map { $0.sorted(by: isDeclaredBefore) }
    }

    /// Whether a scope builds another on an eager cycle, where nothing but the cycle is reported.
    func isOnEagerCycle(_ scope: Int, _ product: Int) -> Bool {
        eagerCycles.contains { $0.contains(scope) && $0.contains(product) }
    }

    /// Returns the property at which an eager cycle is reported: on the first loop found from the scope declared first,
    /// the property of the first scope.
    func start(ofEagerCycle members: [Int]) -> Mark {
        var loop: [(scope: Int, label: String)] = []
        var current = members[0]
        while !loop.contains(where: { $0.scope == current }) {
            let steps = tree.scopes[current].properties.flatMap { property in
                tree.eagerProducts(of: property).filter(members.contains)
                    .map { (label: property.key.label, product: $0) }
            }
            guard let step = steps.first else { preconditionFailure("a cycle has no end") }
            loop.append((current, step.label))
            current = step.product
        }
        let met = loop.drop { $0.scope != current }
        guard let start = met.min(by: { isDeclaredBefore($0.scope, $1.scope) }) else {
            preconditionFailure("the scope that closes the loop is on it")
        }
        return .property(start.label, in: start.scope)
    }

    private func isDeclaredBefore(_ left: Int, _ right: Int) -> Bool {
        func place(_ scope: Int) -> (Int, String, Int, Int) {
            let isGeneric = tree.scopes[scope].argument != nil
            return (isGeneric ? 1 : 0, tree.module(ofScope: scope), tree.scopes[scope].file, scope)
        }
        return place(left) < place(right)
    }

    /// Returns the siblings that each property of a scope needs.
    private func waits(in index: Int) -> [[Wait]] {
        let scope = tree.scopes[index]
        return scope.properties.enumerated().map { position, property in
            if case .renamed(let source, let isOnlyIfAvailable) = property.role {
                let sibling = Self.provider(of: source, isOnlyIfAvailable, in: scope)
                return sibling.map { [Wait(sibling: $0, isOnlyIfAvailable: isOnlyIfAvailable)] } ?? []
            }
            if case .instantiated(by: .closure(let keys)) = property.role {
                return keys.compactMap { Self.provider(of: $0, false, in: scope) }.filter { $0 != position }
                    .map { Wait(sibling: $0, isOnlyIfAvailable: false) }
            }
            let needs = tree.products(of: property).flatMap { requirements[$0] }
            return needs.compactMap { need in
                if Self.isTakenFromAbove(need, by: position, in: scope) { return nil }
                return Self.provider(of: need, in: scope).map {
                    Wait(sibling: $0, isOnlyIfAvailable: need.isOnlyIfAvailable)
                }
            }
        }
    }

    /// Returns the groups of nodes that reach one another, including single nodes that reach themselves.
    private static func cycles(in edges: [[Int]]) -> [[Int]] {
        let reached = edges.indices.map { reachable(from: $0, by: edges) }
        var cycles: [[Int]] = []
        for node in edges.indices where reached[node].contains(node) {
            let cycle = edges.indices.filter { reached[node].contains($0) && reached[$0].contains(node) }
            if cycle[0] == node { cycles.append(cycle) }
        }
        return cycles
    }

    static func reachable(from start: Int, by edges: [[Int]]) -> Set<Int> {
        var seen: Set<Int> = []
        var next = edges[start]
        while let node = next.popLast() {
            guard seen.insert(node).inserted else { continue }
            next += edges[node]
        }
        return seen
    }
}
