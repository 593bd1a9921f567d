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
            let returned = hiddenResult(of: closure, edge, in: tree, aliases)
            // What its property's type says is told once.
            var own: [EntityID] = []
            for type in [built, thrown, returned].compactMap(\.self) where !own.contains(type) {
                own.append(type)
            }
            return own.map { .hiddenFromGenerated(edge.builtFor, $0) }
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

    /// What a closure says that it returns, where it says so and that cannot be named.
    private static func hiddenResult(
        of closure: DeclaredScope,
        _ edge: BuildEdge,
        in tree: ScopeTree,
        _ aliases: @autoclosure () -> NarrowAliases
    ) -> EntityID? {
        let written = closure.declaration.type
        guard written.range != tree[edge.builtFor].declared.declaration.type.range else { return nil }
        return tree.entity(in: closure.type, narrowerThan: .internal)
            ?? aliases().alias(in: written.type, of: edge.product, below: .internal)
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
