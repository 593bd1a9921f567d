import HeirloomGraph
import HeirloomModel

/// `concurrently: true` is used only if building suspends, because there is nothing to gain otherwise.
enum NeedlessConcurrencyRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.filter { property in
            guard survey.tree[property].declared.request?.isConcurrent == true,
                let edge = survey.tree[property].edges.first
            else { return false }
            return !edge.isConcurrent && !survey.isSuspect(edge.product)
        }
        .map { property in GraphProblem { $0.needlessConcurrency(property) } }
    }
}

extension ProblemWording {
    fileprivate func needlessConcurrency(_ property: DependencyID) -> Diagnostic {
        let reason =
            if tree[property].declared.request?.builder != nil {
                "it is built later"
            } else if tree[property].collected != nil {
                "collections are not built concurrently"
            } else {
                "it is built synchronously"
            }
        return Diagnostic(
            id: .needlessConcurrency,
            message: """
                'concurrently: true' has no effect on '\(text(of: property))' of '\(name(property.scope))': \
                \(reason)
                """,
            location: place(property),
            fixIts: fixIts([.removeArgument("concurrently", from: property)])
        )
    }
}
