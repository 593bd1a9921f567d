import HeirloomGraph
import HeirloomModel

/// Every name below a root stands for one type, and what is written says for which.
enum NamesStandForOneType {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        var inferred: Set<AmbiguousName> = []
        return survey.reached.flatMap { scope in
            survey.tree[scope].declared.ambiguities.compactMap { reference -> GraphProblem? in
                guard reference.name.inferredFor != nil else { return .ambiguousName(reference, in: scope) }
                // One word in the type helps all that use it.
                return inferred.insert(reference.name).inserted ? .inferredName(reference, in: scope) : nil
            }
        }
    }
}
