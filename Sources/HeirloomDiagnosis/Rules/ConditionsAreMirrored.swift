import HeirloomGraph
import HeirloomModel

/// What is generated differs by such conditions only that mean the same in the module in which it stands.
///
/// `swift(>=6)` asks for the language mode of the module in which it is written. Repeated in another module it asks
/// for that one's.
enum ConditionsAreMirrored {
    static func problems(in graph: ConditionalGraph, _ groups: ConditionGroups) -> [ConditionProblem] {
        var reported: Set<ConditionTest> = []
        return graph.groups.enumerated().flatMap { group, worlds -> [ConditionProblem] in
            guard worlds.tests.contains(where: { $0.module != nil }) else { return [] }
            let universe = Set(worlds.indices)
            let names = worlds.indices.flatMap { graph.rootNames(in: $0, ofGroup: group) }
            return Set(names).sorted().flatMap { name -> [ConditionProblem] in
                let differing = Alternatives(among: universe, of: worlds) { world in
                    graph.fingerprint(ofRoot: name, in: world, ofGroup: group)
                }
                return differing.clauses.compactMap(\.condition).flatMap(\.tests)
                    .filter { $0.module != nil && reported.insert($0).inserted }
                    .compactMap { problem($0, module: graph.first.module, groups) }
            }
        }
    }

    private static func problem(
        _ test: ConditionTest,
        module: String,
        _ groups: ConditionGroups
    ) -> ConditionProblem? {
        guard let use = groups.uses(of: [test], ownModule: module).first, let asked = test.module else {
            return nil
        }
        return .hiddenCondition(test, askedIn: asked, use, generatedIn: module)
    }
}

/// All that is printed for a root, as far as it can differ between two graphs.
private struct RootFingerprint: Hashable {
    var scopes: [ScopeFingerprint]
}

private struct ScopeFingerprint: Hashable {
    var shape: InstantiableDeclaration
    var type: TypeExpression
    var isolation: Isolation
    /// The place of each product among the scopes, `nil` for what is not built.
    var products: [[Int]]
    var order: [Int]
    var requires: [RequirementFingerprint]
}

private struct RequirementFingerprint: Hashable {
    var label: String
    var type: TypeExpression
    var mayBeMissing: Bool
}

extension ConditionalGraph {
    fileprivate func rootNames(in world: Int, ofGroup group: Int) -> [String] {
        guard let place = place(showing: world, ofGroup: group) else { return [] }
        return graphs[place].roots.map { graphs[place][$0.scope] }.filter { self.group(of: $0) == group }
            .map { $0.declaration.path.joined(separator: ".") }
    }

    /// `nil` where the root is not there.
    fileprivate func fingerprint(ofRoot name: String, in world: Int, ofGroup group: Int) -> RootFingerprint? {
        guard let place = place(showing: world, ofGroup: group) else { return nil }
        let graph = graphs[place]
        let root = graph.roots.first { graph[$0.scope].declaration.path.joined(separator: ".") == name }
        guard let root else { return nil }
        var walk = BreadthFirstWalk(from: [root.scope])
        var scopes: [ScopeFingerprint] = []
        while let id = walk.next() {
            let scope = graph[id]
            let products = scope.dependencies.map { dependency in
                dependency.edges.compactMap { edge in
                    walk.reach(edge.product)
                    return walk.index(of: edge.product)
                }
            }
            scopes.append(
                ScopeFingerprint(
                    shape: scope.declaration.shape,
                    type: scope.type.canonical,
                    isolation: scope.isolation,
                    products: products,
                    order: scope.constructionOrder,
                    requires: scope.requires.map { requirement in
                        RequirementFingerprint(
                            label: graph[requirement.value].label,
                            type: graph[requirement.value].type.canonical,
                            mayBeMissing: requirement == .ifAvailable(requirement.value)
                        )
                    }
                )
            )
        }
        return RootFingerprint(scopes: scopes)
    }
}
