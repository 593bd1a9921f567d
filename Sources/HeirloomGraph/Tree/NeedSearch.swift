import HeirloomModel

/// Finds the dependencies that need a requirement of a scope. Only used after an error.
package final class NeedSearch {
    private let tree: ScopeTree
    private var needs: [ScopeID: [Requirement: [Int]]] = [:]
    /// The number of requirements and dependencies visited. Tests check how it grows.
    package private(set) var steps = 0

    package init(_ tree: ScopeTree) { self.tree = tree }

    /// Returns the dependencies of a scope, and of the scopes built below it, that need a requirement of the scope,
    /// nearest first.
    ///
    /// Visits only scopes with this requirement, each once. Scopes for which `isPassed` returns `false` are left out,
    /// with everything that they build.
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
            for index in needs(of: scope)[requirement] ?? [] {
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

    /// Returns the dependencies of a scope that need a value from outside, for themselves or for their products, by that
    /// value and in declaration order.
    private func needs(of scope: ScopeID) -> [Requirement: [Int]] {
        if let known = needs[scope] { return known }
        var found: [Requirement: [Int]] = [:]
        for (index, dependency) in tree[scope].dependencies.enumerated() {
            let own = [dependency.needFromAbove].compactMap(\.self)
            let below = dependency.edges.flatMap { tree.requires[$0.product.index] }
            for requirement in own + below { found[requirement, default: []].append(index) }
            steps += own.count + below.count
        }
        needs[scope] = found
        return found
    }
}

/// The dependencies that need a requirement, and the paths to them.
package struct FoundReceivers {
    package let start: ScopeID
    /// The dependencies that need the requirement, nearest first.
    package var dependencies: [DependencyID] = []
    /// The edge by which each scope below the first is reached.
    package fileprivate(set) var edges: [ScopeID: BuildEdge] = [:]

    /// Returns whether a scope needs the requirement too, or builds something that does.
    package func reaches(_ scope: ScopeID) -> Bool { scope == start || edges[scope] != nil }

    /// The edges down to the scope of the nearest dependency.
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

    /// Creates the path to a scope.
    ///
    /// - Parameter edge: Returns the edge by which a scope is reached.
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
