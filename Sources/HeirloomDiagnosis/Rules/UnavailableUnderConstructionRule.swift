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

extension ProblemWording {
    fileprivate func unavailableUnderConstruction(_ need: SiblingNeed, in scope: ScopeID) -> Diagnostic {
        let property = DependencyID(scope: scope, index: need.dependency)
        let sibling = DependencyID(scope: scope, index: need.sibling)
        let receiver = tree[property].edges.first.flatMap { edge in
            needs.receivers(of: need.requirement, below: edge.product, atMost: 1).dependencies.first
        }
        let user = receiver ?? property
        return Diagnostic(
            id: .unavailableUnderConstruction,
            message: """
                '\(text(of: user))' of '\(name(user.scope))' is always 'nil', because '\(name(user.scope))' is built before \
                '\(text(of: sibling))' of '\(name(scope))'
                """,
            location: place(property),
            notes: receiver.map { [note("received here with 'onlyIfAvailable: true'", at: $0)] } ?? []
        )
    }
}
