/// The shortest path to each scope from the nearest of some, breadth first.
struct ShortestPaths {
    /// A path, without steps at a start itself.
    struct Path {
        var top: Int
        var steps: [ScopeIndex.Step]
    }

    /// In the order in which they were reached, the starts first.
    private(set) var reached: [Int] = []
    /// By scope, the last step to it, `nil` for a start.
    private var arrivals: [Int: ScopeIndex.Step?] = [:]

    /// - Parameters:
    ///   - starts: Where paths begin; by default the roots.
    ///   - avoided: What no path leads through.
    ///   - isFollowed: Whether paths go along what is built for a dependency.
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

    /// The shortest path to a scope; `nil` where none leads to it.
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
