import HeirloomModel

extension ProblemWording {
    func notARoot(_ root: ScopeID, _ obstacle: RootObstacle) -> Diagnostic {
        let reason: String
        let notes: [Diagnostic.Note]
        switch obstacle {
        case .builtByExtension:
            reason = "it is built by 'instantiate'"
            notes = [
                note("make a type that instantiates it the root", at: place(root))
            ]
        case .generic:
            reason = "it or a type around it is generic"
            notes = [
                note(
                    "make a type that is not generic the root, and let it instantiate this one",
                    at: place(root)
                )
            ]
        case .isHanded(let index):
            let hop = TreeSurvey.Hop(scope: root, dependency: index)
            reason = "'\(property(hop))' comes from outside"
            notes = [
                note("instantiate it here, or remove 'isRoot: true'", at: place(hop))
            ]
        }
        return Diagnostic(
            id: .notARoot,
            message: "'\(name(root))' cannot be a root: \(reason)",
            location: place(root),
            notes: notes,
            fixIts: [remedies.opt(outOf: root)].compactMap(\.self)
        )
    }

    func inheritedRootInitializer(_ root: ScopeID, from source: InitializerSource) -> Diagnostic {
        let reason: String
        switch source {
        case .superclass(let name): reason = "it inherits one from '\(name)'"
        case .protocol(let name): reason = "'\(name)' requires one of a class that is not final"
        }
        return Diagnostic(
            id: .inheritedRootInitializer,
            message: "root '\(name(root))' cannot get an 'init()' in an extension: \(reason)",
            location: place(root),
            notes: [
                note(
                    """
                    make another type the root: '@Instantiable(isRoot: true) struct \(tree[root].declaration.path.last ?? "")Root: \
                    Instantiable { @Instantiated let root: \(name(root)) }', and write 'isRoot: false' here
                    """,
                    at: place(root)
                )
            ]
        )
    }

    func droppedRoot(_ root: ScopeID, lacks: [RootLack]) -> Diagnostic {
        let omitted = lacks.count - Self.shownCount
        let omission = "\(omitted) more \(omitted == 1 ? "is" : "are") lacking"
        return Diagnostic(
            id: .droppedRoot,
            message: "'\(name(root))' gets no 'init()', because something below it is not provided",
            location: place(root),
            notes: lacks.prefix(Self.shownCount).map(lack)
                + (omitted > 0 ? [note(omission, at: place(root))] : []) + [
                    note("where it is no root, write '@Instantiable(isRoot: false)'", at: place(root))
                ],
            fixIts: [remedies.denyRoot(root)]
        )
    }

    private func lack(_ lack: RootLack) -> Diagnostic.Note {
        switch lack {
        case .missing(let value, let receiver):
            note(
                "'\(name(receiver.scope))' receives '\(self.value(value))', which nothing above it provides",
                at: place(receiver)
            )
        case .unfulfilled(let hop):
            note("nothing fulfills '\(property(hop))' of '\(name(hop.scope))'", at: place(hop))
        }
    }

    func pluginNotApplied(_ root: ScopeID) -> Diagnostic {
        let module = tree.module(of: root)
        return Diagnostic(
            id: .pluginNotApplied,
            message:
                "root '\(name(root))' gets no 'init()', because target '\(module)' does not run the plugin",
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
