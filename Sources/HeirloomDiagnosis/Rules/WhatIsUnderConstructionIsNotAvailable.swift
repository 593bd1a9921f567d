import HeirloomGraph
import HeirloomModel

/// What is taken only if available is not waited for in a circle; the user hears where `nil` is passed.
enum WhatIsUnderConstructionIsNotAvailable {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.reached.flatMap { scope in
            survey.tree.orders[scope.index].unavailable.map { .unavailableUnderConstruction(scope, $0) }
        }
    }
}
