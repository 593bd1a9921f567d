/// Which node of a directed graph on the integers from 0 lies on every path to another.
///
/// T. Lengauer and R. E. Tarjan, "A fast algorithm for finding dominators in a flowgraph", 1979, with path compression and
/// stacks of its own instead of recursion: O(m log n) for m edges among n nodes.
package struct DominatorTree {
    /// By node, the last one before it that lies on every path to it from a start; `nil` for a start, for what several
    /// starts reach by ways of their own, and for what none reaches.
    package private(set) var parents: [Int?]
    /// What the starts reach, each behind what dominates it.
    package private(set) var reached: [Int]

    /// - Parameters:
    ///   - edges: The nodes to which each node points.
    ///   - starts: Where paths begin.
    package init(edges: [[Int]], from starts: [Int]) {
        // One more node points to all starts.
        let source = edges.count
        var search = DominatorSearch(edges: edges + [starts], from: source)
        let found = search.dominators()
        parents = [Int?](repeating: nil, count: edges.count)
        for (node, dominator) in found where dominator != source { parents[node] = dominator }
        reached = found.map(\.node)
    }
}

/// Nodes are named by the numbers in which a search in depth meets them.
private struct DominatorSearch {
    private var nodes: [Int] = []
    private var parents: [Int] = []
    private var predecessors: [[Int]] = []
    private var semidominators: [Int] = []
    /// The forest of what is processed: whom each is linked to, and the least semidominator on the way there.
    private var ancestors: [Int?] = []
    private var labels: [Int] = []

    init(edges: [[Int]], from source: Int) {
        var numbers = [Int?](repeating: nil, count: edges.count)
        var incoming: [(from: Int, to: Int)] = []
        var open: [(node: Int, next: Int)] = []
        func visit(_ node: Int, from parent: Int, _ search: inout DominatorSearch) {
            numbers[node] = search.nodes.count
            search.nodes.append(node)
            search.parents.append(parent)
            open.append((node, 0))
        }
        visit(source, from: 0, &self)
        while let (node, next) = open.last {
            guard next < edges[node].count else {
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            let target = edges[node][next]
            let number = numbers[node] ?? 0
            incoming.append((number, target))
            if numbers[target] == nil { visit(target, from: number, &self) }
        }
        predecessors = [[Int]](repeating: [], count: nodes.count)
        for (from, to) in incoming {
            if let number = numbers[to] { predecessors[number].append(from) }
        }
        semidominators = Array(nodes.indices)
        labels = semidominators
        ancestors = [Int?](repeating: nil, count: nodes.count)
    }

    /// Each node but the first with what dominates it.
    mutating func dominators() -> [(node: Int, dominator: Int)] {
        var dominators = [Int](repeating: 0, count: nodes.count)
        var buckets = [[Int]](repeating: [], count: nodes.count)
        for number in nodes.indices.dropFirst().reversed() {
            for predecessor in predecessors[number] {
                let least = semidominators[evaluate(predecessor)]
                semidominators[number] = min(semidominators[number], least)
            }
            buckets[semidominators[number]].append(number)
            let parent = parents[number]
            ancestors[number] = parent
            for other in buckets[parent] {
                let least = evaluate(other)
                dominators[other] = semidominators[least] < semidominators[other] ? least : parent
            }
            buckets[parent] = []
        }
        for number in nodes.indices.dropFirst() where dominators[number] != semidominators[number] {
            dominators[number] = dominators[dominators[number]]
        }
        return nodes.indices.dropFirst().map { (nodes[$0], nodes[dominators[$0]]) }
    }

    /// The node with the least semidominator on the way to the root of its tree, that itself aside.
    private mutating func evaluate(_ number: Int) -> Int {
        var path: [Int] = []
        var place = number
        while let ancestor = ancestors[place], ancestors[ancestor] != nil {
            path.append(place)
            place = ancestor
        }
        for place in path.reversed() {
            guard let ancestor = ancestors[place] else { continue }
            if semidominators[labels[ancestor]] < semidominators[labels[place]] {
                labels[place] = labels[ancestor]
            }
            ancestors[place] = ancestors[ancestor]
        }
        return labels[number]
    }
}
