import HeirloomModel

/// Visits each place once, nearest first, in the order in which the places were reached.
///
///     var walk = BreadthFirstWalk(from: [root])
///     while let scope = walk.next() {
///         for product in graph[scope].products { walk.reach(product) }
///     }
package struct BreadthFirstWalk<Place: Hashable> {
    /// The starts, followed by all other places in the order in which they were reached, visited or not.
    package private(set) var reached: [Place] = []
    private var indices: [Place: Int] = [:]
    private var visitedCount = 0

    package init(from starts: [Place]) {
        for start in starts { reach(start) }
    }

    /// Returns the next place to visit; `nil` if all reached places have been visited.
    package mutating func next() -> Place? {
        guard visitedCount < reached.count else { return nil }
        defer { visitedCount += 1 }
        return reached[visitedCount]
    }

    /// Marks a place as reached. Returns whether it had not been reached before.
    @discardableResult
    package mutating func reach(_ place: Place) -> Bool {
        guard indices[place] == nil else { return false }
        indices[place] = reached.count
        reached.append(place)
        return true
    }

    /// Returns the starts and all places to which they lead, nearest first.
    package static func reached(from starts: [Place], _ next: (Place) -> [Place]) -> [Place] {
        var walk = BreadthFirstWalk(from: starts)
        while let place = walk.next() {
            for reached in next(place) { walk.reach(reached) }
        }
        return walk.reached
    }

    /// Returns the index of a place among the reached ones.
    package func index(of place: Place) -> Int? { indices[place] }
}

/// The strongly connected components of a directed graph on the integers from 0, each after those to which it points.
///
/// Tarjan's algorithm (R. Tarjan, "Depth-first search and linear graph algorithms", 1972), with an explicit stack
/// instead of recursion. Linear in nodes and edges.
package struct StronglyConnectedComponents {
    /// The nodes of each component, in ascending order.
    package private(set) var components: [[Int]] = []
    /// The component of each node, as an index into ``components``.
    package private(set) var componentOf: [Int]

    private struct Visit {
        var node: Int
        var nextEdge: Int
    }

    /// - Parameter edges: The nodes to which each node points.
    package init(edges: [[Int]]) {
        componentOf = [Int](repeating: -1, count: edges.count)
        var order = [Int](repeating: -1, count: edges.count)
        var lowest = order
        var open: [Int] = []
        var visits: [Visit] = []
        var visited = 0
        func begin(_ node: Int) {
            order[node] = visited
            lowest[node] = visited
            visited += 1
            open.append(node)
            visits.append(Visit(node: node, nextEdge: 0))
        }
        for start in edges.indices where order[start] < 0 {
            begin(start)
            while let visit = visits.last {
                let node = visit.node
                if visit.nextEdge < edges[node].count {
                    visits[visits.count - 1].nextEdge += 1
                    let target = edges[node][visit.nextEdge]
                    if order[target] < 0 {
                        begin(target)
                    } else if componentOf[target] < 0 {
                        lowest[node] = min(lowest[node], order[target])
                    }
                    continue
                }
                visits.removeLast()
                if let parent = visits.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                if lowest[node] == order[node] { close(downTo: node, &open) }
            }
        }
    }

    private mutating func close(downTo root: Int, _ open: inout [Int]) {
        var members: [Int] = []
        while let node = open.popLast() {
            componentOf[node] = components.count
            members.append(node)
            if node == root { break }
        }
        components.append(members.sorted())
    }
}

/// A finding for each scope, in the scope itself or in the scopes built below it. Each scope is visited once.
package struct BelowEach<Finding> {
    /// The components of the "instantiates" graph, restricted to the edges that count.
    private let components: StronglyConnectedComponents
    /// By component.
    private var findings: [Finding?] = []

    /// - Parameter isMeant: Returns whether the scopes below an edge count.
    package init(
        _ tree: ScopeTree,
        along isMeant: ((BuildEdge) -> Bool)? = nil,
        finding: (ScopeID) -> Finding?
    ) {
        if let isMeant {
            self.init(tree.scopes.map { $0.edges.filter(isMeant).map { $0.product } }, finding: finding)
        } else {
            self.init(tree.scopes.map { $0.products }, tree.components, finding: finding)
        }
    }

    /// - Parameters:
    ///   - products: By ``ScopeID``, the scopes below it that count.
    ///   - known: The components of these edges, if they are known already.
    init(
        _ products: [[ScopeID]],
        _ known: StronglyConnectedComponents? = nil,
        finding: (ScopeID) -> Finding?
    ) {
        components = known ?? StronglyConnectedComponents(edges: products.map { $0.map { $0.index } })
        findings = [Finding?](repeating: nil, count: components.components.count)
        for component in findings.indices { visit(component, { products[$0.index] }, finding) }
    }

    /// Visits only the scopes below some starts.
    ///
    /// - Parameter products: Returns the scopes below a scope that count.
    init(
        below starts: [ScopeID],
        _ components: StronglyConnectedComponents,
        products: (ScopeID) -> [ScopeID],
        finding: (ScopeID) -> Finding?
    ) {
        self.components = components
        findings = [Finding?](repeating: nil, count: components.components.count)
        var isReached = [Bool](repeating: false, count: findings.count)
        var reached: [Int] = []
        var rest = starts.map { components.componentOf[$0.index] }
        while let component = rest.popLast() {
            if isReached[component] { continue }
            isReached[component] = true
            reached.append(component)
            for scope in components.components[component] {
                rest += products(ScopeID(scope)).map { components.componentOf[$0.index] }
            }
        }
        // Products come before their owners.
        for component in reached.sorted() { visit(component, products, finding) }
    }

    /// Looks for the first finding in a component, or in those of its products, which were visited already.
    private mutating func visit(
        _ component: Int,
        _ products: (ScopeID) -> [ScopeID],
        _ finding: (ScopeID) -> Finding?
    ) {
        for scope in components.components[component] where findings[component] == nil {
            findings[component] = finding(ScopeID(scope)) ?? below(products(ScopeID(scope)))
        }
    }

    private func below(_ products: [ScopeID]) -> Finding? {
        for product in products {
            if let found = findings[components.componentOf[product.index]] { return found }
        }
        return nil
    }

    /// Returns the finding in a scope or below it.
    package func first(below scope: ScopeID) -> Finding? { findings[components.componentOf[scope.index]] }
}

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
                    && tree.values.provider(of: requirement, along: edge, among: tree[scope].providers) == nil
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
            let below = dependency.edges.flatMap { tree[$0.product].requires }
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
