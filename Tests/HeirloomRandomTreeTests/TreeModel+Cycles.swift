/// What waits for itself.
extension TreeModel {
    /// Siblings of one scope of which each waits for all others, or one that waits for itself.
    struct NeedCycle: Hashable {
        let scope: Int
        /// By position.
        let siblings: [Int]
    }

    /// A need of a property that a sibling provides.
    private struct Wait {
        let sibling: Int
        let isOnlyIfAvailable: Bool
    }

    /// In all scopes, whatever leads to them.
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

    /// The siblings that are built without something that is still under construction, one after the other; `nil` where the
    /// siblings cannot all be built so.
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

    /// Scopes of which each builds the next at once, in the order in which they are declared, specializations last.
    var eagerCycles: [[Int]] {
        Self.cycles(in: tree.eagerEdges).filter { tree.isAskedFor($0[0]) }
            .map { $0.sorted(by: isDeclaredBefore) }
    }

    /// The property with which a cycle of eager instantiation is said to begin: on the loop that is met first from
    /// the scope declared first, the first scope.
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

    /// For each property of a scope the siblings that must be there before it.
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

    /// The nodes that reach one another, where there are several or one that reaches itself.
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
