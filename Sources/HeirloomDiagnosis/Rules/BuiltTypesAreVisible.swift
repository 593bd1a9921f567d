import HeirloomGraph
import HeirloomModel

/// What is built below a root may be named in the root's module, where the code that builds it stands.
enum BuiltTypesAreVisible {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        // Within a module everything is.
        if tree.table.files.modules == [tree.input.module] { return [] }
        let testable = testableModules(in: tree)
        return edges(below: survey.search.roots, in: tree).compactMap { edge in
            let module = tree.module(of: edge.product)
            guard module != tree.input.module, !survey.isSuspect(edge.product) else { return nil }
            let access = tree[edge.product].narrowestAccess(in: tree.table)
            let isVisible = tree.table.isVisible(
                access.level,
                of: module,
                from: tree.input.module,
                isTestable: testable.contains(module)
            )
            return isVisible ? nil : .inaccessibleType(edge, access)
        }
    }

    /// The edges down from the roots, one for each scope: the first that reaches it.
    private static func edges(below roots: [ScopeID], in tree: ScopeTree) -> [BuildEdge] {
        var walk = BreadthFirstWalk(from: roots)
        var edges: [BuildEdge] = []
        while let scope = walk.next() {
            for edge in tree[scope].edges where walk.reach(edge.product) { edges.append(edge) }
        }
        return edges
    }

    private static func testableModules(in tree: ScopeTree) -> Set<String> {
        let imports = tree.table.files.files.filter { $0.module == tree.input.module }
            .flatMap(\.summary.imports)
        return Set(imports.filter { $0.attributes.contains("@testable") }.map(\.module))
    }
}

/// What may be seen of a type where it is to be built.
struct BuildAccess {
    var level: AccessLevel
    /// Whether it is the initializer that is narrower than the type.
    var isOfInitializer: Bool
}

extension LinkedScope {
    func narrowestAccess(in table: NameTable) -> BuildAccess {
        let type = declared.entity.map { table[$0].access } ?? declared.declaration.access
        let construction = declared.declaration.construction.access
        return BuildAccess(level: min(type, construction), isOfInitializer: construction < type)
    }
}
