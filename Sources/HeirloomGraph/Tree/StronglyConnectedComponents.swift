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
