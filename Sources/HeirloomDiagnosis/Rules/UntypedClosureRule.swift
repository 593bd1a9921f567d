import HeirloomGraph
import HeirloomModel

/// A closure that builds the result of a function declares its result type if an alias hides the function, because the
/// macro cannot resolve the alias.
enum UntypedClosureRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.builderEdges.filter { isUntyped($0, in: survey.tree) && !survey.isSuspect($0.product) }
            .map { edge in GraphProblem { $0.untypedClosure(edge) } }
    }

    static func isUntyped(_ edge: BuildEdge, in tree: ScopeTree) -> Bool {
        let closure = tree[edge.product].declared
        guard closure.owner != nil, edge.builder != nil else { return false }
        return closure.type.canonical == tree[edge.builtFor].declared.type.canonical
    }
}

extension ProblemWording {
    fileprivate func untypedClosure(_ edge: BuildEdge) -> Diagnostic {
        let built = "'-> \(spelling(edge.requestedType))'"
        let alias = "'-> \(tree[edge.builtFor].declared.declaration.type.type.spelling)'"
        let parameters = tree.parameters(along: edge)
        let written: String
        if parameters.isEmpty {
            written = "\(built), or \(alias) if it returns the function itself"
        } else {
            // A closure that builds the function's result takes the function's parameters by name.
            let mayTake = !tree[edge.product].forwarded.isEmpty && parameters.allSatisfy { $0.label != nil }
            written = mayTake ? built : alias
        }
        return Diagnostic(
            id: .untypedFactory,
            message: """
                the closure for '\(text(of: edge))' needs an explicit return type because an alias hides the \
                function: write \(written)
                """,
            location: location(tree[edge.product].declared.declaration.bodyRange, edge.owner)
        )
    }
}
