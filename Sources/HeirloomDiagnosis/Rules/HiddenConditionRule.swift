import HeirloomGraph
import HeirloomModel

/// Generated code depends only on conditions that have the same meaning in its own module.
///
/// `swift(>=6)` tests the language mode of the module that contains it. In another module, it would test that module's
/// mode.
enum HiddenConditionRule {
    static func diagnostics(in graph: ConditionalGraph, _ groups: ConditionGroups) -> [Diagnostic] {
        var reported: Set<ConditionTest> = []
        return graph.groups.enumerated().flatMap { group, configurations -> [Diagnostic] in
            guard configurations.tests.contains(where: { $0.module != nil }) else { return [] }
            let universe = Set(configurations.indices)
            let printed = configurations.indices.map { graph.printed(in: $0, ofGroup: group) }
            return Set(printed.flatMap(\.keys)).sorted().flatMap { name -> [Diagnostic] in
                let differing = Alternatives(among: universe, of: configurations) { configuration in
                    printed[configuration][name].map { TreeFingerprint(of: $0.scope, in: $0.graph) }
                }
                return differing.clauses.compactMap(\.condition).flatMap(\.tests)
                    .filter { $0.module != nil && reported.insert($0).inserted }
                    .compactMap { diagnostic($0, module: graph.first.module, groups) }
            }
        }
    }

    private static func diagnostic(
        _ test: ConditionTest,
        module: String,
        _ groups: ConditionGroups
    ) -> Diagnostic? {
        guard let use = groups.uses(of: [test], ownModule: module).first, let asked = test.module else {
            return nil
        }
        let remedy =
            test.argument == nil
            ? "set it for both modules, or for neither"
            : "declare the same dependencies in every branch, or move the '#if' into an 'instantiate' function"
        return Diagnostic(
            id: .hiddenCondition,
            message: """
                '\(use.name)' differs under '#if \(test.spelling)', whose value may differ between '\(asked)' and the \
                generated code in '\(module)'; \(remedy)
                """,
            location: use.location
        )
    }
}

/// Everything that is printed for a root or a test double and may differ between two graphs.
private struct TreeFingerprint: Hashable {
    var scopes: [ScopeFingerprint]
}

private struct ScopeFingerprint: Hashable {
    var shape: InstantiableDeclaration
    var type: TypeExpression
    var isolation: Isolation
    /// The indices of the products of each dependency among the scopes.
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
    /// Returns what is printed for the group in a build configuration, by name.
    fileprivate func printed(
        in configuration: Int,
        ofGroup group: Int
    ) -> [String: (graph: ScopeGraph, scope: ScopeID)] {
        guard let place = place(showing: configuration, ofGroup: group) else { return [:] }
        let graph = graphs[place]
        var printed: [String: (graph: ScopeGraph, scope: ScopeID)] = [:]
        func add(_ scope: ScopeID, of graph: ScopeGraph, as kind: String) {
            guard self.group(of: graph[scope]) == group else { return }
            let path = graph[scope].declaration.path.joined(separator: ".")
            printed[kind + " " + path] = (graph, scope)
        }
        for root in graph.roots { add(root.scope, of: graph, as: "root") }
        if let doubles = graph.doubles {
            for double in doubles.doubles { add(double.scope, of: doubles.graph, as: "mock") }
        }
        return printed
    }
}

extension TreeFingerprint {
    init(of root: ScopeID, in graph: ScopeGraph) {
        var walk = BreadthFirstWalk(from: [root])
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
        self.init(scopes: scopes)
    }
}
