import HeirloomGraph
import HeirloomModel

/// No dependency of a scope requires itself, neither directly nor through its siblings.
enum SiblingCycleRule {
    static func problems(in tree: ScopeTree) -> [GraphProblem] {
        tree.ids.flatMap { id in
            tree.orders[id.index].cycles
                .filter { !isRenameToItself($0, in: tree[id]) }
                .map { needs in GraphProblem { $0.siblingCycle(needs, in: id) } }
        }
    }

    /// Whether a property is renamed from itself, which the local rule already reports unless an alias hides it.
    private static func isRenameToItself(_ needs: [SiblingNeed], in scope: LinkedScope) -> Bool {
        guard needs.count == 1, scope.declared.declaration.hasLocalFaults else { return false }
        return scope.dependencies[needs[0].dependency].edges.isEmpty
    }
}
