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
