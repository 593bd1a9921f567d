import HeirloomGraph
import HeirloomModel

/// No extension has the initializer that the macro generates: the macro, which sees only the declaration, would
/// generate it a second time.
enum InitializerInExtensionRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.declaredIDs.compactMap { id in
            guard case .declaration = tree[id].declared.declaration.form,
                case .memberwiseInitializer = tree[id].declared.declaration.construction.callee,
                let entity = tree[id].declared.entity, let initializers = tree.extensionInitializers[entity]
            else { return nil }
            let labels = tree[id].declared.declaration.dependencies.map(\.label)
            let again = initializers.first { $0.initializer.labels == labels }
            // The initializer exists, but in the wrong place.
            let explained = tree.mistake(
                .missingInitializer,
                in: tree[id].declared.declaration.bodyRange,
                of: id
            )
            return again.map { written in
                GraphProblem(explained: [explained]) { $0.initializerInExtension(id, written) }
            }
        }
    }
}

extension ProblemWording {
    fileprivate func initializerInExtension(
        _ scope: ScopeID,
        _ written: ExtensionInitializer
    ) -> Diagnostic {
        let labels = written.initializer.labels.map { "\($0):" }.joined()
        let message =
            tree[scope].declared.declaration.hasLocalFaults
            ? """
            '@Instantiable' does not see 'init(\(labels))' of '\(name(scope))' because it is declared in an extension
            """
            : """
            this 'init(\(labels))' of '\(name(scope))' duplicates the generated one: '@Instantiable' does not see \
            extensions
            """
        return Diagnostic(
            id: .initializerInExtension,
            message: message,
            location: tree.table.files.location(written.initializer.range, in: written.file),
            notes: [note("move the initializer into this declaration", at: scope)]
        )
    }
}
