import HeirloomModel

/// A written initializer takes each dependency as the type that it is declared with: where the spellings differ,
/// one is an alias of the other.
enum WrittenInitializersTakeTheDependencies {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare the alias.
        guard !survey.hasUnreadableFile else { return [] }
        let tree = survey.tree
        return tree.ids.flatMap { id -> [GraphProblem] in
            guard !tree[id].declaration.construction.callee.isGiven,
                !tree[id].declaration.hasLocalFaults
            else { return [] }
            let place = Place(file: tree[id].file, enclosing: tree[id].declared.entity)
            return tree[id].declaration.construction.arguments.compactMap { argument in
                guard let taken = argument.unprovenType, let range = argument.typeRange,
                    let index = tree[id].dependencies.firstIndex(where: {
                        $0.declared.declaration.label == argument.dependency
                    })
                else { return nil }
                let declared = tree[id].dependencies[index].declared.type.canonical
                let wanted = argument.isCalled ? declared.resultOfFunction ?? declared : declared
                guard tree.resolver.resolve(taken, from: place).type.canonical != wanted else {
                    return nil
                }
                return .mismatchedParameter(
                    TreeSurvey.Hop(scope: id, dependency: index),
                    TypeReference(type: taken, range: range)
                )
            }
        }
    }
}

extension TypeExpression {
    /// `X` of `() -> X`.
    fileprivate var resultOfFunction: TypeExpression? {
        switch self {
        case .function(let function): function.result
        case .attributed(_, let base): base.resultOfFunction
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
            .existential, .opaque, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .integer, .placeholder:
            nil
        }
    }
}
