import HeirloomGraph
import HeirloomModel

/// A closure takes as `inout` only what the function that it serves is called with, and takes so itself. The macro does not
/// see it where the function hides behind an alias.
enum ClosuresChangeOnlyWhatTheyAreCalledWith {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { !survey.isSuspect($0.product) }.flatMap { edge in
            changedInVain(along: edge, in: survey.tree).map { GraphProblem.changedInVain(edge, $0) }
        }
    }

    private static func changedInVain(along edge: BuildEdge, in tree: ScopeTree) -> [DependencyID] {
        let closure = tree[edge.product].declared
        guard closure.owner != nil else { return [] }
        let called = tree.parameters(along: edge)
        return closure.dependencies.indices.filter { index in
            let declaration = closure.dependencies[index].declaration
            return declaration.type.type.isParameter(saying: "inout")
                && !called.contains { $0.isInout && ($0.label ?? declaration.label) == declaration.label }
        }
        .map { DependencyID(scope: edge.product, index: $0) }
    }
}
