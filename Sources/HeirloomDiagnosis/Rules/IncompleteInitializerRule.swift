import HeirloomGraph
import HeirloomModel

/// A written initializer takes each dependency with the type that the property declares: if the spellings differ, one
/// is an alias of the other.
enum IncompleteInitializerRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare the alias.
        let tree = survey.tree
        return tree.declaredIDs.flatMap { id -> [GraphProblem] in
            guard !tree[id].declared.declaration.construction.callee.isGiven,
                !tree[id].declared.declaration.hasLocalFaults
            else { return [] }
            return tree[id].declared.declaration.construction.arguments.compactMap { argument in
                guard let taken = argument.unprovenType, let range = argument.typeRange,
                    let index = tree[id].index(of: argument),
                    case .impossible = tree.passing(argument, to: id)
                else { return nil }
                let property = DependencyID(scope: id, index: index)
                return GraphProblem {
                    $0.mismatchedParameter(property, TypeReference(type: taken, range: range))
                }
            }
        }
    }
}

extension ProblemWording {
    fileprivate func mismatchedParameter(_ property: DependencyID, _ taken: TypeReference) -> Diagnostic {
        let declared = tree[property].declared
        let type = declared.declaration.type.type
        let place = location(taken.range, property.scope)
        return Diagnostic(
            id: .incompleteInitializer,
            message: """
                this initializer of '\(name(property.scope))' takes '\(declared.declaration.label)' as \
                '\(taken.type.spelling)', not as '\(type.spelling)'
                """,
            location: place,
            fixIts: fixIts([.takeType(of: property, at: place).guessed])
        )
    }
}
