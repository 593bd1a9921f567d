import HeirloomGraph
import HeirloomModel

/// A closure that builds the result of a function declares its result type if an alias hides the function, because the
/// macro cannot resolve the alias.
enum UntypedClosureRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { isUntyped($0, in: survey.tree) && !survey.isSuspect($0.product) }.map { edge in
            GraphProblem { $0.untypedClosure(edge) }
        }
    }

    static func isUntyped(_ edge: BuildEdge, in tree: ScopeTree) -> Bool {
        let closure = tree[edge.product].declared
        guard closure.owner != nil, edge.builder != nil else { return false }
        return closure.type.canonical == tree[edge.builtFor].declared.type.canonical
    }
}
