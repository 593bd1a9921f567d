import HeirloomGraph
import HeirloomModel

/// `erasedToConcreteExistential: true` stands where something is wrapped, and not where it is cast.
enum ErasureWrapsSomething {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        guard !survey.hasUnreadableFile else { return [] }
        return survey.reached.filter { survey.isInsistedOn[$0.index] && !survey.isSuspect($0) }
            .flatMap { scope -> [GraphProblem] in
                survey.tree[scope].dependencies.indices.compactMap { index in
                    let hop = TreeSurvey.Hop(scope: scope, dependency: index)
                    guard survey.tree[hop].saysWrapped,
                        case .fitsUnwrapped? = survey.tree.adaptation(at: hop)
                    else { return nil }
                    return .needlessErasure(hop)
                }
            }
    }
}
