import HeirloomGraph
import HeirloomModel

/// What a closure takes and builds can be named outside of its file: what calls it stands in another.
///
/// Of what is nested in the type around the macro says it.
enum TypesOfClosuresAreNotHidden {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        // Most trees have no closures.
        lazy var aliases = NarrowAliases(tree)
        return tree.ids.flatMap { tree[$0].edges }.flatMap { edge -> [GraphProblem] in
            let closure = tree[edge.product].declared
            guard closure.owner != nil, !survey.isSuspect(edge.owner) else { return [] }
            let built = tree.entity(in: tree[edge.builtFor].declared.type, narrowerThan: .internal)
            let own = built.map { [GraphProblem.hiddenFromGenerated(edge.builtFor, $0)] } ?? []
            return own
                + closure.dependencies.indices.compactMap { index in
                    let parameter = closure.dependencies[index]
                    let hidden =
                        tree.entity(in: parameter.type, narrowerThan: .internal)
                        ?? aliases.alias(in: parameter, of: edge.product, below: .internal)
                    let property = DependencyID(scope: edge.product, index: index)
                    return hidden.map { .hiddenFromGenerated(property, $0) }
                }
        }
    }
}
