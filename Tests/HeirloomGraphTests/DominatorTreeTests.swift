import HeirloomGraph
import HeirloomTestSupport
import Testing

@Suite struct DominatorTreeTests {
    @Test func nodesOnEveryPathDominate() {
        //     0 → 1 → 3 → 4 → 3, 0 → 2 → 3, 4 → 5, 6 is not reached
        let tree = DominatorTree(edges: [[1, 2], [3], [3], [4], [3, 5], [], [5]], from: [0])
        #expect(tree.parents == [nil, 0, 0, 0, 3, 4, nil])
        #expect(tree.reached.sorted() == [0, 1, 2, 3, 4, 5])
    }

    @Test func nodesReachedOnSeparatePathsHaveNoDominator() {
        let tree = DominatorTree(edges: [[2], [2], [3], []], from: [0, 1])
        #expect(tree.parents == [nil, nil, nil, 2])
    }

    @Test func startsHaveNoDominator() {
        let tree = DominatorTree(edges: [[1], [2], []], from: [0, 1])
        #expect(tree.parents == [nil, nil, 1])
    }

    /// A node's parent is its closest dominator. A dominator is a node without which the node cannot be reached.
    @Test(arguments: 0..<200)
    func treesAgreeWithTheDefinition(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 1...9, using: &random)
        let edges = (0..<count).map { _ in
            (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
        }
        let starts = Set((0...1).map { _ in Int.random(in: 0..<count, using: &random) }).sorted()
        let tree = DominatorTree(edges: edges, from: starts)
        let reached = Self.reached(edges, starts, without: nil)
        #expect(Set(tree.reached) == reached)
        let dominators = (0..<count).map { node -> Set<Int> in
            guard reached.contains(node) else { return [] }
            return reached.filter { $0 != node && !Self.reached(edges, starts, without: $0).contains(node) }
        }
        for node in 0..<count {
            // All other dominators dominate the closest one.
            let closest = dominators[node].first { dominators[$0].count == dominators[node].count - 1 }
            #expect(tree.parents[node] == closest)
        }
    }

    private static func reached(_ edges: [[Int]], _ starts: [Int], without hidden: Int?) -> Set<Int> {
        var walk = BreadthFirstWalk(from: starts.filter { $0 != hidden })
        while let node = walk.next() {
            for target in edges[node] where target != hidden { walk.reach(target) }
        }
        return Set(walk.reached)
    }

    @Test func longChainsWithManyPathsTakeLittleTime() {
        // Both ends of the chain lead to each of the other nodes.
        let count = 20_000
        let edges = (0..<2 * count).map { node -> [Int] in
            if node == 0 { return [1] + (count..<2 * count) }
            if node < count - 1 { return [node + 1] }
            return node == count - 1 ? Array(count..<2 * count) : []
        }
        let tree = DominatorTree(edges: edges, from: [0])
        #expect(tree.parents[count - 1] == count - 2)
        #expect(tree.parents[count...].allSatisfy { $0 == 0 })
    }
}
