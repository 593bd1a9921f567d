import HeirloomModel

/// No dependency of a scope needs itself, neither directly nor by way of its siblings.
enum SiblingsDoNotWaitForOneAnother {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.flatMap { id in
            tree.orders[id.index].cycles.map { .siblingCycle(scope: id, needs: $0) }
        }
    }
}
