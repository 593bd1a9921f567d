import HeirloomGraph
import HeirloomModel

/// No type instantiates itself eagerly, neither directly nor through others: building it would never end.
enum InstantiationCycleRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        loops(in: tree).map { members in
            let cycle = cycle(among: members, in: tree)
            return GraphProblem { $0.instantiationCycle(cycle) }
        }
    }

    /// Returns the groups of scopes that build one another eagerly.
    static func loops(in tree: ScopeTree) -> [[ScopeID]] {
        // Every eager cycle is also a cycle of the whole build graph, whose components are known.
        let mayLoop = tree.components.components.contains { members in
            members.count > 1 || tree.scopes[members[0]].products.contains(ScopeID(members[0]))
        }
        if !mayLoop { return [] }
        let products = tree.scopes.map { $0.eagerEdges.map(\.product.index) }
        let components = StronglyConnectedComponents(edges: products)
        return components.components
            .filter { members in members.count > 1 || products[members[0]].contains(members[0]) }
            .map { $0.map(ScopeID.init) }
    }

    /// Returns the edges along one cycle, starting at the first scope on it.
    private static func cycle(among members: [ScopeID], in tree: ScopeTree) -> [BuildEdge] {
        let isMember = Set(members)
        var path: [BuildEdge] = []
        var positions: [ScopeID: Int] = [:]
        var current = members[0]
        while positions[current] == nil {
            positions[current] = path.count
            guard let next = tree[current].eagerEdges.first(where: { isMember.contains($0.product) }) else {
                break
            }
            path.append(next)
            current = next.product
        }
        let loop = path[(positions[current] ?? 0)...]
        let start = loop.indices.min { loop[$0].owner.index < loop[$1].owner.index } ?? loop.startIndex
        return Array(loop[start...] + loop[..<start])
    }
}

extension ProblemWording {
    fileprivate func instantiationCycle(_ edges: [BuildEdge]) -> Diagnostic {
        let names = edges.map { name($0.owner) }
        // A product that other dependencies receive must be built immediately.
        let edge =
            edges.last { tree.edges(parallelTo: $0).allSatisfy(remedies.canBuildOnDemand) }
            ?? edges[edges.count - 1]
        return Diagnostic(
            id: .instantiationCycle,
            message: "building '\(names[0])' never ends: \(loop(names))",
            location: place(edges[0]),
            notes: path(ScopePath(start: edges[0].owner, edges: edges)) + [
                note("to break the cycle, build it on demand: '\(onDemand(edge))'", at: edge)
            ],
            fixIts: fixIts([.buildOnDemand(tree.edges(parallelTo: edge)).guessed])
        )
    }
}

extension ScopeTree {
    /// Returns the edges by which a scope immediately builds the product of an edge: each alone would close the loop.
    fileprivate func edges(parallelTo edge: BuildEdge) -> [BuildEdge] {
        self[edge.owner].eagerEdges.filter { $0.product == edge.product }
    }
}
