import HeirloomGraph
import HeirloomModel

/// What is built for a module can be named in it. A module that has a type of its own name can be named nowhere, and then
/// a type of the module for which code is generated wins over one of the same name there.
enum GeneratedCodeNamesWhatIsMeant {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        if tree.table.files.modules == [tree.input.module] { return [] }
        let isGenerated = survey.generatedHere()
        // What is forwarded is also named by the labelled calls.
        let printed = tree.ids.filter { scope in
            isGenerated[scope.index]
                || tree.module(of: scope) == tree.input.module && !tree[scope].forwarded.isEmpty
        }
        return tree.mistakenNames(in: printed).filter { !survey.isSuspect($0.scope) }
            .map(GraphProblem.mistakenName)
    }
}
