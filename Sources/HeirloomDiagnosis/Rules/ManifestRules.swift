import HeirloomGraph
import HeirloomModel

/// A target depends on each local target that it imports, and on each product of Heirloom.
///
/// Types of a module that was not read are missing from the tree, and collections are shorter, without an error.
package enum MissingTargetDependencyRule {
    static func problems(in input: GraphInput) -> [GraphProblem] {
        diagnostics(in: input).map { GraphProblem($0) }
    }

    /// Returns a warning for the first such import of each module in each target. An import under a condition does not
    /// count unless the condition is known to be true: `canImport` may be false, and a dependency may be for some
    /// platforms only.
    package static func diagnostics(in input: GraphInput) -> [Diagnostic] {
        let unreached = input.unreachedTargets
        if unreached.isEmpty, input.missingProducts.isEmpty { return [] }
        var diagnostics: [Diagnostic] = []
        for module in input.unresolvedModules where input.isReportedHere(module.name) {
            var missing = unreached
            for product in input.missingProducts[module.name, default: []] {
                missing[product] = ".product(name: \"\(product)\", package: \"Heirloom\")"
            }
            for file in module.files.indices {
                for imported in module.files[file].imports where missing[imported.module] != nil {
                    let condition = imported.condition?.evaluated { input.expectedFlags?.answer($0) }
                    guard condition ?? .constant(true) == .constant(true),
                        let entry = missing.removeValue(forKey: imported.module)
                    else { continue }
                    let place = SourceLocation(path: module.files[file].path, range: imported.range)
                    diagnostics.append(diagnostic(imported.module, entry, target: module.name, at: place))
                }
            }
        }
        return diagnostics
    }

    private static func diagnostic(
        _ imported: String,
        _ entry: String,
        target: String,
        at place: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            id: .missingTargetDependency,
            message: "target '\(target)' imports '\(imported)' but does not depend on it"
                + (imported.hasPrefix("Heirloom") ? "" : ", so its types are missing from the tree"),
            location: place,
            notes: [Diagnostic.Note(message: advice(adding: entry, to: target), location: place)]
        )
    }

    static func advice(adding entry: String, to target: String) -> String {
        "add '\(entry)' to 'dependencies' of target '\(target)' in Package.swift"
    }
}

extension TreeReview {
    /// A module with more than types without dependencies runs the plugin, which generates the `init()` of a marked root,
    /// doubles and labeled calls, and reports mistakes.
    func pluginNotAppliedProblems() -> [GraphProblem] {
        let input = tree.input
        if input.modulesWithoutPlugin.isEmpty { return [] }
        let roots = survey.search.rootsBelow.filter { root in
            input.modulesWithoutPlugin.contains(tree.module(of: root))
                // A type that cannot be a root gets no 'init()' either way.
                && obstacle(to: root) == nil
                && !tree[root].isGeneric(in: tree.table)
        }
        let reported = Set(roots.map { tree.module(of: $0) })
        let users = input.unresolvedModules.filter { module in
            input.modulesWithoutPlugin.contains(module.name) && !reported.contains(module.name)
                // The manifest of a fetched package cannot be edited.
                && input.localTargets[module.name] != nil
        }
        return roots.map { GraphProblem(pluginNotApplied($0)) }
            + users.compactMap { module in
                module.firstUseOfPlugin.map { use in
                    let text =
                        "target '\(module.name)' uses Heirloom's attributes but does not apply the plugin"
                    return GraphProblem(pluginNotApplied(text, target: module.name, at: use))
                }
            }
    }

    private func pluginNotApplied(
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

    private func pluginNotApplied(_ root: ScopeID) -> Diagnostic {
        let module = tree.module(of: root)
        return pluginNotApplied(
            "no 'init()' is generated for root '\(name(root))' because target '\(module)' does not apply the plugin",
            target: module,
            at: place(root)
        )
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
