import HeirloomModel

/// An extension has one `instantiate` for each specialisation of its type.
enum EachTypeHasOneInstantiate {
    static func problems(in type: InstantiableExtension) -> [LocalProblem] {
        var found: [(type: TypeExpression, function: FunctionDeclaration)] = []
        var problems: [LocalProblem] = []
        for function in type.buildingFunctions where type.condition(of: function) == nil {
            guard let returned = function.returnType?.type else { continue }
            if let first = found.first(where: { $0.type.isSpelledLike(returned) }) {
                let problem = ConstructionProblem.duplicateInstantiate(
                    type: returned.spelling,
                    function.nameRange,
                    first: first.function.nameRange
                )
                problems.append(.construction(of: type.name, problem))
            } else {
                found.append((returned, function))
            }
        }
        return problems
    }
}
