import HeirloomGraph
import HeirloomModel

/// What is built below a root may be named in the root's module, where the code that builds it stands.
enum BuiltTypesAreVisible {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        // Within a module everything is.
        if tree.table.files.modules == [tree.input.module] { return [] }
        let testable = testableModules(in: tree)
        return steps(below: survey.search.roots, in: tree).compactMap { hop in
            guard let product = tree[hop].product else { return nil }
            let module = tree.module(of: product)
            guard module != tree.input.module, !survey.isSuspect(product) else { return nil }
            let access = tree[product].narrowestAccess(in: tree.table)
            let isVisible = tree.table.isVisible(
                access.level,
                of: module,
                from: tree.input.module,
                isTestable: testable.contains(module)
            )
            return isVisible ? nil : .inaccessibleType(hop, access)
        }
    }

    /// Each step down from the roots, once for each scope.
    private static func steps(below roots: [ScopeID], in tree: ScopeTree) -> [TreeSurvey.Hop] {
        var walk = BreadthFirstWalk(from: roots)
        var hops: [TreeSurvey.Hop] = []
        while let scope = walk.next() {
            for (index, dependency) in tree[scope].dependencies.enumerated() {
                guard let product = dependency.product, walk.reach(product) else { continue }
                hops.append(TreeSurvey.Hop(scope: scope, dependency: index))
            }
        }
        return hops
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
        let type = declared.entity.map { table[$0].access } ?? declaration.access
        let construction = declaration.construction.access
        return BuildAccess(level: min(type, construction), isOfInitializer: construction < type)
    }
}
