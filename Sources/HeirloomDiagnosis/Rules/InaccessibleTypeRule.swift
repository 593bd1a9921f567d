import HeirloomGraph
import HeirloomModel

/// The types below a root are visible in the root's module, which contains the code that builds them.
enum InaccessibleTypeRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        // Within a single module, everything is visible.
        if tree.table.files.modules == [tree.input.module] { return [] }
        return edges(below: survey.search.roots, in: tree).compactMap { edge in
            let product = tree[edge.product].declared
            guard !survey.isSuspect(edge.product), !tree.isVisible(product) else { return nil }
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

extension ProblemWording {
    fileprivate func inaccessibleType(_ edge: BuildEdge, _ access: BuildAccess) -> Diagnostic {
        let product = edge.product
        let module = tree.module(of: product)
        let declaration = tree[product].declared.declaration
        let isFunction = declaration.construction.callee == .instantiateFunction
        let isClosure = tree[product].declared.owner != nil
        let builder = isFunction ? "'instantiate'" : isClosure ? "closure" : "initializer"
        let what =
            access.isOfInitializer
            ? (isFunction ? "" : "the ") + "\(builder) of '\(name(product))'" : "'\(name(product))'"
        let levels = remedies.names.levels(showing: product, to: edge.owner)
        let range = isClosure ? declaration.construction.accessRange : declaration.construction.range
        // The function generated for a closure has the access level of the property.
        let widened = isClosure ? "the property" : "its \(builder)"
        return Diagnostic(
            id: .inaccessibleType,
            message: """
                '\(text(of: edge))' of '\(name(edge.owner))' is built in module '\(tree.input.module)', where \(what) is \
                not visible: it is '\(access.level.rawValue)' in module '\(module)'
                """,
            location: place(edge),
            notes: access.isOfInitializer
                ? [
                    note(
                        "make \(widened) \(levels.spelling)",
                        at: range.map { location($0, product) } ?? place(product)
                    )
                ]
                : widening(product, to: levels),
            fixIts: fixIts(showing: product, at: levels)
        )
    }
}
