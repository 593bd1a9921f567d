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
