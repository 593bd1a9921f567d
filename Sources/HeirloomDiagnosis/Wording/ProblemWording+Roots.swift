import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func notARoot(_ root: ScopeID, _ obstacle: RootObstacle) -> Diagnostic {
        let reason: String
        let notes: [Diagnostic.Note]
        switch obstacle {
        case .builtByExtension:
            reason = "'instantiate' builds it"
            notes = [
                note(
                    "declare another type as the root and instantiate '\(name(root))' there",
                    at: place(root)
                )
            ]
        case .generic:
            reason = "it or a type around it is generic"
            notes = [
                note(
                    "declare a nongeneric type as the root and instantiate this one there",
                    at: place(root)
                )
            ]
        case .isHanded(let index):
            let property = DependencyID(scope: root, index: index)
            if let own = namesake(ofSourceOf: property) {
                let source = tree[property].requirement.map { value($0.value) } ?? ""
                let type = spelling(tree[own].declared.type.metatypeBase)
                reason = "it provides '\(text(of: own))', but not '\(source)' for '\(text(of: property))'"
                notes = [
                    note("to rename '\(text(of: own))', write 'ofType: \(type).self'", at: place(property))
                ]
            } else {
                reason = "'\(text(of: property))' comes from outside"
                notes = [note("instantiate it here, or remove 'isRoot: true'", at: place(property))]
            }
        }
        return Diagnostic(
            id: .notARoot,
            message: "'\(name(root))' cannot be a root because \(reason)",
            location: place(root),
            notes: notes,
            fixIts: [remedies.opt(outOf: root)].compactMap(\.self)
        )
    }

    /// Returns the sibling with the same label as a renamed property's source, but with another type.
    private func namesake(ofSourceOf property: DependencyID) -> DependencyID? {
        guard case .renamed(let renaming) = tree[property].origin else { return nil }
        let label = tree.values[renaming.source.value].label
        return tree[property.scope].dependencies.indices.map { property.sibling($0) }.first {
            $0 != property && tree[$0].declared.declaration.label == label
        }
    }

    func inheritedRootInitializer(_ root: ScopeID, from source: InitializerSource) -> Diagnostic {
        let reason: String
        var final: FixIt?
        switch source {
        case .superclass(let name): reason = "it inherits one from '\(name)'"
        case .system(let name):
            return initializerOfSystem(root, from: name)
        case .protocol(let name):
            reason = "'\(name)' requires an initializer, and the class is not 'final'"
            final = remedies.finalize(root)
        }
        let another = final == nil ? "" : "make it 'final', or "
        let rootName = (tree[root].declared.declaration.path.last ?? "") + "Root"
        let labels = tree.inputLabels(of: root)
        let held =
            labels.isEmpty
            ? "let root: \(name(root))" : "let rootBuilder: Instantiator<\(name(root))>"
        return Diagnostic(
            id: .inheritedRootInitializer,
            message: """
                no 'init(\(labels.map { $0 + ":" }.joined()))' can be generated for root '\(name(root))' because \
                \(reason)
                """,
            location: place(root),
            notes: [
                note(
                    """
                    \(another)declare another type as the root: '@Instantiable(isRoot: true) struct \(rootName): \
                    Instantiable { @Instantiated \(held) }', and write 'isRoot: false' here
                    """,
                    at: place(root)
                )
            ],
            fixIts: [final].compactMap(\.self)
        )
    }

    /// Reports a root that the system creates, such as a delegate, and that no other type can build.
    private func initializerOfSystem(_ root: ScopeID, from superclass: String) -> Diagnostic {
        let name = tree[root].declared.declaration.path.last ?? ""
        return Diagnostic(
            id: .inheritedRootInitializer,
            message: """
                no 'init()' can be generated for root '\(self.name(root))' because the system calls the 'init()' of \
                '\(superclass)', which an extension cannot override
                """,
            location: place(root),
            notes: [
                note(
                    """
                    declare another type as the root, such as '@Instantiable(isRoot: true) struct \(name)Root: \
                    Instantiable', hold it in a property: 'let root = \(name)Root()', and remove '@Instantiable' here
                    """,
                    at: place(root)
                )
            ]
        )
    }

    func pluginNotApplied(_ root: ScopeID) -> Diagnostic {
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
                    at: place(root)
                )
            ]
        )
    }
}
