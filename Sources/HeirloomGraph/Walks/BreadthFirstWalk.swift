/// A walk that visits what it reaches in the order in which it was reached, each place once: the nearest first.
///
///     var walk = BreadthFirstWalk(from: [root])
///     while let scope = walk.next() {
///         for product in graph[scope].products { walk.reach(product) }
///     }
package struct BreadthFirstWalk<Place: Hashable> {
    /// The starts, and then all places in the order in which they were reached, visited or not.
    package private(set) var reached: [Place] = []
    private var indices: [Place: Int] = [:]
    private var visitedCount = 0

    package init(from starts: [Place]) {
        for start in starts { reach(start) }
    }

    /// The next place to visit; `nil` where all that were reached are visited.
    package mutating func next() -> Place? {
        guard visitedCount < reached.count else { return nil }
        defer { visitedCount += 1 }
        return reached[visitedCount]
    }

    /// Notes that a step leads to a place. Returns whether it is the first that does.
    @discardableResult
    package mutating func reach(_ place: Place) -> Bool {
        guard indices[place] == nil else { return false }
        indices[place] = reached.count
        reached.append(place)
        return true
    }

    /// The index of a place among those that were reached.
    package func index(of place: Place) -> Int? { indices[place] }
}
