import HeirloomGraph
import HeirloomModel

/// A module with more than types without dependencies runs the plugin, which generates the `init()` of a marked root,
/// doubles and labeled calls, and reports mistakes.
enum PluginNotAppliedRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let input = survey.tree.input
        if input.modulesWithoutPlugin.isEmpty { return [] }
        let roots = survey.search.rootsBelow.filter { root in
            input.modulesWithoutPlugin.contains(survey.tree.module(of: root))
                // A type that cannot be a root gets no 'init()' either way.
                && NotARootRule.obstacle(to: root, in: survey) == nil
                && !survey.tree[root].isGeneric(in: survey.tree.table)
        }
        let reported = Set(roots.map { survey.tree.module(of: $0) })
        let users = input.unresolvedModules.filter { module in
            input.modulesWithoutPlugin.contains(module.name) && !reported.contains(module.name)
                // The manifest of a fetched package cannot be edited.
                && input.localTargets[module.name] != nil
        }
        return roots.map { root in GraphProblem { $0.pluginNotApplied(root) } }
            + users.compactMap { module in
                module.firstUseOfPlugin.map { use in
                    let text =
                        "target '\(module.name)' uses Heirloom's attributes but does not apply the plugin"
                    return GraphProblem { _ in diagnostic(text, target: module.name, at: use) }
                }
            }
    }

    fileprivate static func diagnostic(
        _ message: String,
        target: String,
        at place: SourceLocation
    ) -> Diagnostic {
        let advice = """
            add 'plugins: [.plugin(name: "HeirloomGenerator", package: "Heirloom")]' to target '\(target)' in \
            Package.swift
            """
        let note = Diagnostic.Note(message: advice, location: place)
        return Diagnostic(id: .pluginNotApplied, message: message, location: place, notes: [note])
    }
}

extension ModuleSummary {
    /// The first declaration for which the plugin has something to do: a configuration, or a type with dependencies, a
    /// double, or a mark as a root.
    package var firstUseOfPlugin: SourceLocation? {
        files.lazy.compactMap { file in
            let types = file.instantiables.lazy.filter {
                !$0.dependencies.isEmpty || $0.isRoot == true || $0.testDouble != TestDoubleSettings()
            }
            return (types.first?.nameRange ?? file.configurations.first?.range)
                .map { SourceLocation(path: file.path, range: $0) }
        }
        .first
    }
}

extension ProblemWording {
    fileprivate func pluginNotApplied(_ root: ScopeID) -> Diagnostic {
        let module = tree.module(of: root)
        return PluginNotAppliedRule.diagnostic(
            "no 'init()' is generated for root '\(name(root))' because target '\(module)' does not apply the plugin",
            target: module,
            at: place(root)
        )
    }
}
