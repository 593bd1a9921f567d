import HeirloomGraph
import HeirloomModel

/// Every name below a root stands for one type.
enum NamesStandForOneType {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.reached.flatMap { scope in
            survey.tree[scope].declared.ambiguities.map { .ambiguousName($0, in: scope) }
        }
    }
}
