import HeirloomModel

/// A module that marks a root runs the plugin, which writes the root's `init()`.
enum MarkedRootsRunThePlugin {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.search.rootsBelow
            .filter { survey.tree.input.modulesWithoutPlugin.contains(survey.tree.module(of: $0)) }
            .map(GraphProblem.pluginNotApplied)
    }
}
