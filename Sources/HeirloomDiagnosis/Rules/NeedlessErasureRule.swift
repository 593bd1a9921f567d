import HeirloomGraph
import HeirloomModel

/// `erasedToConcreteExistential: true` is used only if something is wrapped, not if it converts by itself.
enum NeedlessErasureRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        return survey.conversions.compactMap { property in
            guard survey.tree[property].declared.saysWrapped, survey.isInsistedOn[property.scope.index],
                !survey.isSuspect(property.scope),
                case .fitsUnwrapped? = survey.tree.adaptation(at: property)
            else { return nil }
            return GraphProblem { $0.needlessErasure(property) }
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
            fixIts: fixIts([.removeArgument("erasedToConcreteExistential", from: property)])
        )
    }
}
