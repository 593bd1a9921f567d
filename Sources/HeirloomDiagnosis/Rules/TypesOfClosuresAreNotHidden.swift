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
            let thrown = hiddenError(of: edge.product, in: tree, aliases)
            // What its property's type throws is told once.
            let own = [built, thrown == built ? nil : thrown].compactMap(\.self).map {
                GraphProblem.hiddenFromGenerated(edge.builtFor, $0)
            }
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

    /// The type of the errors that a closure throws, where that cannot be named.
    private static func hiddenError(
        of closure: ScopeID,
        in tree: ScopeTree,
        _ aliases: @autoclosure () -> NarrowAliases
    ) -> EntityID? {
        let throwing = tree[closure].declared.declaration.construction.effects.throwing
        guard case .error(let written) = throwing,
            case .error(let thrown) = tree.effects.ofCall(building: closure).thrown
        else { return nil }
        return tree.entity(in: thrown, narrowerThan: .internal)
            ?? aliases().alias(in: written, of: closure, below: .internal)
    }
}
