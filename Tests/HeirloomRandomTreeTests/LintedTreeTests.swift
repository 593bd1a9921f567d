import HeirloomDiagnosis
import HeirloomGraph
import HeirloomModel
import HeirloomTestSupport
import Testing

/// Compares lint's warnings about unused properties to the model.
@Suite struct LintedTreeTests {
    @Test func lintReportsExactlyTheUnusedProperties() {
        var count = 0
        let seeds = DrawnSeeds.share(of: 1_000)
        for seed in seeds {
            let tree = TreeGrowth.tree(seed: seed)
            let sources = TreeSources([tree])
            let input = Self.withoutUses(sources.input())
            guard let graph = GraphResolver.resolve(input).conditionalGraph else {
                Issue.record("seed \(seed) is not valid")
                continue
            }
            let reported = Linter.warnings(in: graph, of: input)
                .filter { $0.id == .unusedInstantiated || $0.id == .unusedForwarded }
                .map { warning in
                    let start = warning.location.range.start
                    return TreeSources.Place(
                        path: warning.location.path,
                        line: start.line,
                        column: start.column
                    )
                }
            let expected = TreeModel(tree).idle.compactMap { sources.place(of: $0) }
            #expect(reported.sorted() == expected.sorted(), "seed \(seed)")
            count += reported.count
        }
        #expect(count > seeds.count)
    }

    /// Returns the input as if every property were private, and no type used its properties.
    private static func withoutUses(_ input: GraphInput) -> GraphInput {
        var input = input
        for module in input.modules.indices {
            for file in input.modules[module].files.indices {
                for type in input.modules[module].files[file].instantiables.indices {
                    let count = input.modules[module].files[file].instantiables[type].dependencies.count
                    for index in 0..<count {
                        input.modules[module].files[file].instantiables[type].dependencies[index].isUnused =
                            true
                    }
                }
            }
        }
        return input
    }
}

extension TreeModel {
    /// The provided properties that no sibling and no type below receives, in any specialization of their type.
    fileprivate var idle: [Mark] {
        let known = tree.scopes.indices.filter(tree.isAskedFor)
        return tree.declaredScopes.flatMap { declaration in
            let scopes = known.filter { tree.declaration(of: $0) == declaration }
            return scopes.isEmpty || !scopes.allSatisfy(isWhole)
                ? []
                : tree.scopes[declaration].properties.indices.filter { position in
                    switch tree.scopes[declaration].properties[position].role {
                    case .instantiated, .forwarded: !scopes.contains { isTaken(position, in: $0) }
                    case .received, .receivedIfAvailable, .renamed: false
                    }
                }
                .map { mark(at: Step(scope: declaration, property: $0)) }
        }
    }

    /// Whether all types built below a scope are known: the elements of collections depend on the root.
    private func isWhole(_ scope: Int) -> Bool {
        let edges = tree.scopes.map { $0.properties.flatMap(tree.products) }
        return reached.contains(scope)
            || !Self.reachable(from: scope, by: edges).union([scope]).contains { below in
                tree.scopes[below].properties.contains { property in
                    // A missing optional collection is empty under any root.
                    tree.elements(of: property) != nil && !tree.isMissing(property)
                }
            }
    }

    private func isTaken(_ position: Int, in scope: Int) -> Bool {
        let declared = tree.scopes[scope]
        return declared.properties.indices.contains { other in
            let property = declared.properties[other]
            var needs = tree.products(of: property).flatMap { requirements[$0] }
            switch property.role {
            case .instantiated(by: .closure(let keys)):
                needs += keys.map { Need(key: $0, isOnlyIfAvailable: false, scope: scope, property: other) }
            case .renamed(let source, let isOnlyIfAvailable):
                if Self.provider(of: source, isOnlyIfAvailable, in: declared) == position { return true }
            case .instantiated, .forwarded, .received, .receivedIfAvailable: break
            }
            return needs.contains { need in
                !Self.isServed(need, by: needs) && Self.provider(of: need, in: declared) == position
                    && !Self.isTakenFromAbove(need, by: other, in: declared)
            }
        }
    }

    /// Whether a required dependency also serves an optional one.
    private static func isServed(_ need: Need, by needs: [Need]) -> Bool {
        need.isOnlyIfAvailable
            && needs.contains { other in
                !other.isOnlyIfAvailable && other.key.label == need.key.label
                    && (other.key.value == need.key.value || other.key.value == .optional(need.key.value))
            }
    }
}
