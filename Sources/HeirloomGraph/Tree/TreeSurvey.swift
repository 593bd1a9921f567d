import HeirloomModel

/// The tree as seen from its roots.
///
/// A class, because every rule captures it.
package final class TreeSurvey {
    package let tree: ScopeTree
    package let search: RootSearch
    /// By ``ScopeID``, the edge by which a breadth-first search reaches the scope first.
    private var edgesFromAbove: [BuildEdge?]
    /// The scopes that a root or a candidate reaches.
    package private(set) var reached: [ScopeID] = []
    /// The instantiated dependencies of the reached scopes, whether built or not, in their order.
    package private(set) var instantiations: [DependencyID] = []
    /// The instantiated and the renamed dependencies of the reached scopes, in their order.
    package private(set) var conversions: [DependencyID] = []
    /// The edges of the reached scopes, in their order.
    package private(set) var edges: [BuildEdge] = []
    /// The edges whose products are built on demand.
    package private(set) lazy var builderEdges = edges.filter { $0.builder != nil }
    /// The instantiated dependencies that collect elements.
    package private(set) lazy var collections = instantiations.filter { tree[$0].collected != nil }
    /// By ``ScopeID``, whether the scope is reached from a root below which everything must be provided.
    package private(set) var isInsistedOn: [Bool]
    /// The isolation of roots that are built in another isolation than their own.
    package var rootIsolations: [ScopeID: Isolation] = [:]

    /// By ``ScopeID``.
    private let isSuspect: [Bool]
    /// The scopes with mistakes of their own, or with a dependency that nothing builds.
    package var faultyOwners: Set<ScopeID> {
        Set(tree.ids.filter { isSuspect($0) } + instantiations.filter { tree[$0].lacksProduct }.map(\.scope))
    }

    package init(_ tree: ScopeTree, _ search: RootSearch) {
        self.tree = tree
        self.search = search
        isSuspect = tree.scopes.map { $0.declared.declaration.hasLocalFaults }
        edgesFromAbove = [BuildEdge?](repeating: nil, count: tree.scopes.count)
        isInsistedOn = [Bool](repeating: false, count: tree.scopes.count)
        var isReached = isInsistedOn
        reach(from: search.roots + search.rootsBelow, &isReached)
        for scope in reached { isInsistedOn[scope.index] = true }
        reach(from: search.dropped, &isReached)
    }

    private func reach(from starts: [ScopeID], _ isReached: inout [Bool]) {
        var next = reached.count
        for start in starts where !isReached[start.index] {
            isReached[start.index] = true
            reached.append(start)
        }
        while next < reached.count {
            let scope = reached[next]
            next += 1
            let dependencies = tree[scope].dependencies
            for index in 0..<dependencies.count where dependencies[index].origin.isMade {
                let dependency = dependencies[index]
                conversions.append(DependencyID(scope: scope, index: index))
                if dependency.declared.request == nil { continue }
                instantiations.append(DependencyID(scope: scope, index: index))
                edges += dependency.edges
                for edge in dependency.edges where !isReached[edge.product.index] {
                    isReached[edge.product.index] = true
                    edgesFromAbove[edge.product.index] = edge
                    reached.append(edge.product)
                }
            }
        }
    }

    /// Returns the isolation in which a root is built.
    package func isolation(ofRoot root: ScopeID) -> Isolation {
        rootIsolations[root] ?? tree.isolations[root.index]
    }

    /// The roots below which everything must be provided.
    package var insistingRoots: [ScopeID] { search.roots + search.rootsBelow }

    /// Returns, by ``ScopeID``, whether a scope is built below a root of the module for which code is generated. Scopes
    /// built only below other roots are generated with the modules of those, in their language modes.
    package func generatedHere() -> [Bool] {
        var isGenerated = [Bool](repeating: false, count: tree.scopes.count)
        var open = search.roots + search.dropped
        for root in open { isGenerated[root.index] = true }
        while let scope = open.popLast() {
            for product in tree[scope].products where !isGenerated[product.index] {
                isGenerated[product.index] = true
                open.append(product)
            }
        }
        return isGenerated
    }

    /// Returns whether a scope may declare something else than was understood.
    package func isSuspect(_ scope: ScopeID) -> Bool { isSuspect[scope.index] }

    /// The edges from a root down to a scope.
    package func path(to scope: ScopeID) -> ScopePath { ScopePath(to: scope) { edgesFromAbove[$0.index] } }
}
