import HeirloomGraph
import HeirloomModel

/// `erasedToConcreteExistential: true` is used only if something is wrapped, not if it converts by itself.
enum NeedlessErasureRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        guard !survey.hasUnreadableFile else { return [] }
        return survey.reached.filter { survey.isInsistedOn[$0.index] && !survey.isSuspect($0) }
            .flatMap { scope -> [GraphProblem] in
                survey.tree[scope].dependencies.indices.compactMap { index in
                    let property = DependencyID(scope: scope, index: index)
                    guard survey.tree[property].declared.saysWrapped,
                        case .fitsUnwrapped? = survey.tree.adaptation(at: property)
                    else { return nil }
                    return GraphProblem { $0.needlessErasure(property) }
                }
            }
    }
}

extension ProblemWording {
    fileprivate func needlessErasure(_ property: DependencyID) -> Diagnostic {
        Diagnostic(
            id: .needlessErasure,
            message: """
                'erasedToConcreteExistential: true' has no effect on '\(text(of: property))' of \
                '\(name(property.scope))': it needs no wrapping
                """,
            location: place(property),
            fixIts: [remedies.remove("erasedToConcreteExistential", from: property)].compactMap(\.self)
        )
    }
}
