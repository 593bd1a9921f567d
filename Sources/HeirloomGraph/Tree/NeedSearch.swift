import HeirloomModel

/// Finds what needs what a scope requires. Searched only once something has failed.
package final class NeedSearch {
    private let tree: ScopeTree
    private var needs: [ScopeID: NeedIndex] = [:]
    /// How many requirements and dependencies were looked at, by which tests see how that grows.
    package private(set) var steps = 0

    package init(_ tree: ScopeTree) { self.tree = tree }

    /// The dependencies of a scope and of what is built below it that need what the scope requires, the
    /// nearest first.
    ///
    /// It looks only at scopes that require it, each once. What `isPassed` does not let pass is left out,
    /// and what is built by it.
    package func receivers(
        of requirement: Requirement,
        below start: ScopeID,
        atMost limit: Int = .max,
        passing isPassed: (ScopeID) -> Bool = { _ in true }
    ) -> FoundReceivers {
        var found = FoundReceivers(start: start)
        guard isPassed(start) else { return found }
        var walk = BreadthFirstWalk(from: [start])
        while found.dependencies.count < limit, let scope = walk.next() {
            for index in needIndex(of: scope)[requirement] {
                steps += 1
                let id = DependencyID(scope: scope, index: index)
                let edges = tree[id].edges
                if edges.isEmpty { found.dependencies.append(id) }
                for edge in edges
                where walk.index(of: edge.product) == nil && isPassed(edge.product)
                    && tree.values.provider(of: requirement, along: edge, in: tree[scope]) == nil
                {
                    walk.reach(edge.product)
                    found.edges[edge.product] = edge
                }
            }
        }
        return found
    }

    private func needIndex(of scope: ScopeID) -> NeedIndex {
        if let known = needs[scope] { return known }
        let found = NeedIndex(of: scope, in: tree)
        needs[scope] = found
        steps += found.steps
        return found
    }
}

/// What needs something, and the way to it.
package struct FoundReceivers {
    package let start: ScopeID
    /// The dependencies that need it, the nearest first.
    package fileprivate(set) var dependencies: [DependencyID] = []
    /// The edge by which each scope below the first is reached.
    package fileprivate(set) var edges: [ScopeID: BuildEdge] = [:]

    /// Whether a scope needs it too, or builds something that does.
    package func reaches(_ scope: ScopeID) -> Bool { scope == start || edges[scope] != nil }

    package mutating func removeAll(where isLeftOut: (DependencyID) -> Bool) {
        dependencies.removeAll(where: isLeftOut)
    }

    /// The edges that lead down to the scope of the nearest.
    package var pathToFirst: ScopePath {
        guard let first = dependencies.first else { return ScopePath(start: start, edges: []) }
        return ScopePath(to: first.scope) { edges[$0] }
    }
}

/// The edges from one scope down to another.
package struct ScopePath {
    package var start: ScopeID
    package var edges: [BuildEdge]

    package init(start: ScopeID, edges: [BuildEdge]) {
        self.start = start
        self.edges = edges
    }

    /// The edges that lead to a scope, where `edge` gives the one by which each is reached.
    package init(to end: ScopeID, edge: (ScopeID) -> BuildEdge?) {
        var upward: [BuildEdge] = []
        var current = end
        while let edge = edge(current) {
            upward.append(edge)
            current = edge.owner
        }
        self.init(start: current, edges: upward.reversed())
    }
}
