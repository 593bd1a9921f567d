import HeirloomGraph
import HeirloomModel

/// A closure that says its global actor has no parameters before Swift 6, where the compiler takes the parentheses behind
/// `@MainActor` for its arguments.
enum ClosuresOnActorsTakeNothing {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        guard survey.tree.languageMode == .five else { return [] }
        return survey.edges.filter { isBroken($0, in: survey.tree) }.map(GraphProblem.swallowedParameters)
    }

    private static func isBroken(_ edge: BuildEdge, in tree: ScopeTree) -> Bool {
        let closure = tree[edge.product].declared
        // Which mode another module has is not known.
        return closure.owner != nil && tree.module(of: edge.product) == tree.input.module
            && !closure.declaration.dependencies.isEmpty
            && !closure.declaration.construction.isolation.attributes.isEmpty
    }
}
