/// The shortest paths from the nearest start to each scope, found breadth first.
struct ShortestPaths {
    /// A path, which has no steps if it ends at its start.
    struct Path {
        var top: Int
        var steps: [ScopeIndex.Step]
    }

    /// The reached scopes, in order, starting with the starts.
    private(set) var reached: [Int] = []
    /// The last step to each scope; `nil` for a start.
    private var arrivals: [Int: ScopeIndex.Step?] = [:]

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
        for start in starts ?? index.tops where start != avoided { reach(start, by: nil) }
        var visited = 0
        while visited < reached.count {
            let scope = reached[visited]
            visited += 1
            for step in index.steps[scope]
            where step.product != avoided && isFollowed(index.dependency(of: step)) {
                reach(step.product, by: step)
            }
        }
    }

    private mutating func reach(_ scope: Int, by step: ScopeIndex.Step?) {
        guard arrivals[scope] == nil else { return }
        arrivals[scope] = .some(step)
        reached.append(scope)
    }

    /// Returns the shortest path to a scope, or `nil` if there is none.
    func path(to scope: Int) -> Path? {
        guard var arrival = arrivals[scope] else { return nil }
        var steps: [ScopeIndex.Step] = []
        var top = scope
        while let step = arrival {
            steps.append(step)
            top = step.owner
            guard let earlier = arrivals[step.owner] else { break }
            arrival = earlier
        }
        return Path(top: top, steps: steps.reversed())
    }
}
