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
