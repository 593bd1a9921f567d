import HeirloomGraph
import HeirloomModel

/// A module with a marked root runs the plugin, which generates the root's `init()`.
enum PluginNotAppliedRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.search.rootsBelow
            .filter { root in
                survey.tree.input.modulesWithoutPlugin.contains(survey.tree.module(of: root))
                    // A type that cannot be a root gets no 'init()' either way.
                    && NotARootRule.obstacle(to: root, in: survey) == nil
                    && !survey.tree[root].isGeneric(in: survey.tree.table)
            }
            .map { root in GraphProblem { $0.pluginNotApplied(root) } }
    }
}

extension ProblemWording {
    fileprivate func pluginNotApplied(_ root: ScopeID) -> Diagnostic {
        let module = tree.module(of: root)
        return Diagnostic(
            id: .pluginNotApplied,
            message:
                "no 'init()' is generated for root '\(name(root))' because target '\(module)' does not apply the "
                + "plugin",
            location: place(root),
            notes: [
                note(
                    """
                    add 'plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]' to target '\(module)' in \
                    Package.swift
                    """,
                    at: root
                )
            ]
        )
    }
}
