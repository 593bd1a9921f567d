import HeirloomGraph
import HeirloomModel

/// Warns about a handwritten initializer of a root that takes exactly the root's inputs in every build: none is generated
/// then.
enum HandwrittenRootInitializerRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.search.roots.compactMap { root in
            guard survey.tree.hasToBuild(root), !survey.isSuspect(root),
                let written = survey.tree.handwrittenInitializer(of: root),
                !survey.tree.isConditional(written, of: root)
            else { return nil }
            return GraphProblem { $0.handwrittenRootInitializer(root, written) }
        }
    }
}

extension ProblemWording {
    fileprivate func handwrittenRootInitializer(
        _ root: ScopeID,
        _ written: ExtensionInitializer
    ) -> Diagnostic {
        let labels = tree.inputLabels(of: root).map { $0 + ":" }.joined()
        let location = tree.table.files.location(written.initializer.range, in: written.file)
        let advice = """
            remove this one to have the dependencies of '\(name(root))' built; if '\(name(root))' is not a root, write \
            'isRoot: false'
            """
        // Without it, the root would inherit one.
        let source = InheritedRootInitializerRule.source(ofInitializerOf: root, in: tree)
        return Diagnostic(
            id: .handwrittenRootInitializer,
            message:
                "no 'init(\(labels))' is generated for root '\(name(root))' because it already has this one",
            location: location,
            notes: [
                source.map { noteOfAnotherRoot(insteadOf: root, because: $0) } ?? note(advice, at: location)
            ]
        )
    }
}
