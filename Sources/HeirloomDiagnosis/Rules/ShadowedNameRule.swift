import HeirloomGraph
import HeirloomModel

/// Generated code can name everything that it builds. If a module contains a type with the module's own name, its types
/// cannot be qualified, and a type of the same name in the generating module takes precedence.
enum ShadowedNameRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.table.files.modules == [tree.input.module] { return [] }
        let isGenerated = survey.generatedHere()
        // Labeled calls also name forwarded types.
        let printed = tree.ids.filter { scope in
            isGenerated[scope.index]
                || tree.module(of: scope) == tree.input.module && !tree[scope].forwarded.isEmpty
        }
        return tree.mistakenNames(in: printed).filter { !survey.isSuspect($0.scope) }.map { name in
            GraphProblem { $0.mistakenName(name) }
        }
    }
}

extension ProblemWording {
    fileprivate func mistakenName(_ mistaken: MistakenName) -> Diagnostic {
        let table = tree.table
        let meant = table.qualifiedName(of: mistaken.meant)
        let hiding = table.qualifiedName(of: mistaken.hiding)
        let module = table[mistaken.hiding].name
        let notes = [
            note("'\(meant)' is declared here", at: mistaken.meant),
            note(
                "'\(hiding)' hides the module '\(module)', so '\(meant)' cannot be written",
                at: mistaken.hiding
            ),
            note("generated code names '\(meant)' to build '\(name(mistaken.scope))'", at: mistaken.scope),
        ]
        return Diagnostic(
            id: .ambiguousName,
            message: """
                generated code cannot name '\(meant)', because '\(table[mistaken.own].name)' means this type; rename \
                this type\(mistaken.own == mistaken.hiding ? "" : " or the type '\(hiding)'")
                """,
            location: place(mistaken.own) ?? place(mistaken.scope),
            notes: notes.compactMap(\.self)
        )
    }
}
