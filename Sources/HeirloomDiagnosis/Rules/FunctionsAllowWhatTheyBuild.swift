import HeirloomGraph
import HeirloomModel

/// What a function or an instantiator builds suspends and throws no more than its type says.
enum FunctionsAllowWhatTheyBuild {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.edges.filter { isBroken($0, in: survey) }.map(GraphProblem.effectfulBuilder)
    }

    private static func isBroken(_ edge: BuildEdge, in survey: TreeSurvey) -> Bool {
        guard let builder = edge.builder else { return false }
        return !survey.tree.effects[edge.product].isAllowed(by: builder.effects)
    }
}
