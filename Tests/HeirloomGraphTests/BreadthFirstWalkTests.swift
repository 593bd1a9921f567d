import HeirloomGraph
import Testing

/// A walk visits the nearest places first, and each place once.
@Suite struct BreadthFirstWalkTests {
    private let steps = ["a": ["b", "c"], "b": ["d", "a"], "c": ["d", "e"], "e": ["a", "e"]]

    @Test func nearestPlacesAreVisitedFirstAndOnce() {
        #expect(visited(from: ["a"]) == ["a", "b", "c", "d", "e"])
    }

    @Test func startsAreVisitedFirstAndOnce() {
        #expect(visited(from: ["c", "b", "c"]) == ["c", "b", "d", "e", "a"])
    }

    @Test func nothingIsVisitedWithoutAStart() {
        #expect(visited(from: []) == [])
    }

    @Test func onlyTheFirstStepReachesAPlace() {
        var walk = BreadthFirstWalk(from: ["a"])
        let isFirst = [walk.reach("a"), walk.reach("b"), walk.reach("b")]
        #expect(isFirst == [false, true, false])
        #expect(walk.reached == ["a", "b"])
        #expect(walk.index(of: "b") == 1)
        #expect(walk.index(of: "c") == nil)
    }

    @Test func placesReachedAfterTheEndAreVisited() {
        var walk = BreadthFirstWalk(from: ["a"])
        let first = [walk.next(), walk.next()]
        walk.reach("b")
        let second = walk.next()
        #expect(first == ["a", nil])
        #expect(second == "b")
    }

    private func visited(from starts: [String]) -> [String] {
        var walk = BreadthFirstWalk(from: starts)
        var visited: [String] = []
        while let place = walk.next() {
            visited.append(place)
            for next in steps[place] ?? [] { walk.reach(next) }
        }
        return visited
    }
}
