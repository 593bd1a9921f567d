import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func droppedRoot(_ root: ScopeID, lacks: [RootLack]) -> Diagnostic {
        let omitted = lacks.count - Self.shownCount
        let omission = "\(omitted) more \(omitted == 1 ? "is" : "are") missing"
        var lastWay: [BuildEdge] = []
        let shown = lacks.prefix(Self.shownCount).map { explanation($0, after: &lastWay) }
        return Diagnostic(
            id: .droppedRoot,
            message: "no 'init()' is generated for '\(name(root))' because a dependency below it is missing",
            location: place(root),
            notes: shown.flatMap(\.notes)
                + (omitted > 0 ? [note(omission, at: place(root))] : []) + [
                    note("if it is not a root, write '@Instantiable(isRoot: false)'", at: place(root))
                ],
            fixIts: shown.flatMap(\.fixIts) + [remedies.denyRoot(root)].compactMap(\.self)
        )
    }

    /// - Parameter lastWay: The path that was shown last, which is not shown again.
    private func explanation(
        _ lack: RootLack,
        after lastWay: inout [BuildEdge]
    ) -> (notes: [Diagnostic.Note], fixIts: [FixIt]) {
        switch lack {
        case .missing(let missing, isExplained: true):
            let help = help(with: missing)
            let way = help.way.edges == lastWay ? [] : shortPath(help.way)
            lastWay = help.way.edges
            return ([lacking(missing)] + way + help.notes, help.fixIts)
        case .missing(let missing, isExplained: false):
            return ([lacking(missing)], [])
        case .unfulfilled(let property):
            return (
                [
                    note(
                        "no type fulfills '\(text(of: property))' of '\(name(property.scope))'",
                        at: place(property)
                    )
                ], []
            )
        case .explained(let problem, let property):
            let fault = problem.diagnostic(self)
            // The path may start at another candidate.
            let help = fault.notes.dropFirst(path(survey.path(to: property.scope)).count)
            return ([note(fault.message, at: fault.location)] + help, fault.fixIts)
        }
    }

    private func lacking(_ missing: MissingDependency) -> Diagnostic.Note {
        note(
            """
            '\(name(missing.nearest.scope))' receives '\(value(missing.value))', but no type above it provides it
            """,
            at: place(missing.nearest)
        )
    }

    /// Returns the path to a missing dependency, shortened to its ends.
    private func shortPath(_ way: ScopePath) -> [Diagnostic.Note] { path(way, shownAtEachEnd: 2) }
}
