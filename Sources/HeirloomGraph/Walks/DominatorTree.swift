/// The dominators of a directed graph on the integers from 0: the nodes that lie on every path to another.
///
/// T. Lengauer and R. E. Tarjan, "A fast algorithm for finding dominators in a flowgraph", 1979, with path compression
/// and explicit stacks instead of recursion: O(m log n) for m edges among n nodes.
package struct DominatorTree {
    /// By node, its immediate dominator: the last node before it that lies on every path to it from a start. `nil` for
    /// a start, for a node that several starts reach on separate paths, and for an unreachable node.
    package private(set) var parents: [Int?]
    /// The nodes reachable from the starts, each after its dominators.
    package private(set) var reached: [Int]

    /// - Parameters:
    ///   - edges: The nodes to which each node points.
    ///   - starts: The nodes where paths begin.
    package init(edges: [[Int]], from starts: [Int]) {
        // An additional node points to all starts.
        let source = edges.count
        var search = DominatorSearch(edges: edges + [starts], from: source)
        let found = search.dominators()
        parents = [Int?](repeating: nil, count: edges.count)
        for (node, dominator) in found where dominator != source { parents[node] = dominator }
        reached = found.map(\.node)
    }
}

/// Nodes are identified by their depth-first numbers.
private struct DominatorSearch {
    private var nodes: [Int] = []
    private var parents: [Int] = []
    private var predecessors: [[Int]] = []
    private var semidominators: [Int] = []
    /// The forest of processed nodes: the node to which each is linked, and the node with the least semidominator on
    /// the path there.
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

    /// Returns each node except the first, with its immediate dominator.
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

    /// Returns the node with the least semidominator on the path to the root of its tree, excluding the root.
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
