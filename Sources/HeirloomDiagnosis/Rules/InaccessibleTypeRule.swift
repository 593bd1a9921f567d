import HeirloomGraph
import HeirloomModel

/// The types below a root are visible in the root's module, which contains the code that builds them.
enum InaccessibleTypeRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        // Within a single module, everything is visible.
        if tree.table.files.modules == [tree.input.module] { return [] }
        let testable = tree.testableModules
        return edges(below: survey.search.roots, in: tree).compactMap { edge in
            let product = tree[edge.product].declared
            guard !survey.isSuspect(edge.product), !tree.isVisible(product, testable: testable) else {
                return nil
            }
            let access = tree.buildAccess(of: product)
            return GraphProblem { $0.inaccessibleType(edge, access) }
        }
    }

    /// Returns the edges down from the roots, one for each scope: the first that reaches it.
    private static func edges(below roots: [ScopeID], in tree: ScopeTree) -> [BuildEdge] {
        var walk = BreadthFirstWalk(from: roots)
        var edges: [BuildEdge] = []
        while let scope = walk.next() {
            for edge in tree[scope].edges where walk.reach(edge.product) { edges.append(edge) }
        }
        return edges
    }
}
