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
