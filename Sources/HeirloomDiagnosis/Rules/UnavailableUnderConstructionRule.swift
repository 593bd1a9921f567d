import HeirloomGraph
import HeirloomModel

/// A dependency with `onlyIfAvailable` does not wait for itself in a cycle. This rule reports where `nil` is passed
/// instead.
enum UnavailableUnderConstructionRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.reached.flatMap { scope in
            survey.tree.orders[scope.index].unavailable.map { need in
                GraphProblem { $0.unavailableUnderConstruction(need, in: scope) }
            }
        }
    }
}
