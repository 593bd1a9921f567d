import HeirloomGraph
import HeirloomModel

/// No type instantiates itself eagerly, neither directly nor by way of others: building it would never end.
enum NoTypeBuildsItselfAtOnce {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        // What builds itself at once builds itself.
        let mayLoop = tree.components.components.contains { members in
            members.count > 1 || tree.scopes[members[0]].products.contains(ScopeID(members[0]))
        }
        if !mayLoop { return [] }
        let edges = tree.scopes.map { scope in scope.dependencies.compactMap { $0.eagerProduct?.index } }
        let components = StronglyConnectedComponents(edges: edges)
        return components.components.compactMap { members in
            let isLoop = members.count > 1 || edges[members[0]].contains(members[0])
            return isLoop ? .instantiationCycle(cycle(among: members.map(ScopeID.init), in: tree)) : nil
        }
    }

    /// The steps along one cycle, beginning at the first of the scopes that is on it.
    private static func cycle(among members: [ScopeID], in tree: ScopeTree) -> [TreeSurvey.Hop] {
        let isMember = Set(members)
        var path: [TreeSurvey.Hop] = []
        var positions: [ScopeID: Int] = [:]
        var current = members[0]
        while positions[current] == nil {
            positions[current] = path.count
            let next = tree[current].dependencies.enumerated().first { _, dependency in
                dependency.eagerProduct.map(isMember.contains) ?? false
            }
            guard let next, let product = next.element.eagerProduct else { break }
            path.append(TreeSurvey.Hop(scope: current, dependency: next.offset))
            current = product
        }
        let loop = path[(positions[current] ?? 0)...]
        let start = loop.indices.min { loop[$0].scope.index < loop[$1].scope.index } ?? loop.startIndex
        return Array(loop[start...] + loop[..<start])
    }
}
