import HeirloomGraph

/// The shortest paths from the nearest start to each scope, found breadth first.
struct ShortestPaths {
    /// A path, which has no steps if it ends at its start.
    struct Path {
        var top: Int
        var steps: [ScopeIndex.Step]
    }

    private var walk: BreadthFirstWalk<Int>
    /// The last step to each reached scope that is no start.
    private var arrivals: [Int: ScopeIndex.Step] = [:]

    /// - Parameters:
    ///   - starts: The first scopes of paths; by default the roots.
    ///   - avoided: A scope that paths must not contain.
    ///   - isFollowed: Whether paths may continue through the products of a dependency.
    init(
        in index: ScopeIndex,
        from starts: [Int]? = nil,
        avoiding avoided: Int? = nil,
        isFollowed: (GraphDocument.Dependency) -> Bool = { _ in true }
    ) {
        walk = BreadthFirstWalk(from: (starts ?? index.tops).filter { $0 != avoided })
        while let scope = walk.next() {
            for step in index.steps[scope]
            where step.product != avoided && isFollowed(index.dependency(of: step)) {
                if walk.reach(step.product) { arrivals[step.product] = step }
            }
        }
    }

    /// The reached scopes, in order, starting with the starts.
    var reached: [Int] { walk.reached }

    /// Returns the shortest path to a scope, or `nil` if there is none.
    func path(to scope: Int) -> Path? {
        guard walk.index(of: scope) != nil else { return nil }
        var path = Path(top: scope, steps: [])
        while let step = arrivals[path.top] {
            path.steps.append(step)
            path.top = step.owner
        }
        path.steps.reverse()
        return path
    }
}
