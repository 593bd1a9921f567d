import HeirloomModel

/// The tree as seen from its roots: what the rules judge.
struct TreeSurvey {
    /// One step down: a scope and the dependency for which it builds the next.
    struct Hop: Hashable {
        var scope: ScopeID
        var dependency: Int
    }

    let tree: ScopeTree
    let search: RootSearch
    /// By ``ScopeID``, the hop by which a scope is reached first, in a search that goes down by levels.
    private(set) var hops: [Hop?]
    /// By ``ScopeID``, whether a root or a candidate for one reaches it.
    private(set) var isReached: [Bool]
    /// The scopes that a root or a candidate for one reaches, those first.
    private(set) var reached: [ScopeID]
    /// Whether a file could not be read, and so might declare anything.
    let hasUnreadableFile: Bool

    init(_ tree: ScopeTree, _ search: RootSearch) {
        self.tree = tree
        self.search = search
        hasUnreadableFile = tree.table.files.files.contains { $0.summary.fault != nil }
        hops = [Hop?](repeating: nil, count: tree.scopes.count)
        isReached = [Bool](repeating: false, count: tree.scopes.count)
        reached = search.roots + search.dropped + search.rootsBelow
        for root in reached { isReached[root.index] = true }
        var next = 0
        while next < reached.count {
            let scope = reached[next]
            next += 1
            for (index, dependency) in tree[scope].dependencies.enumerated() {
                guard let product = dependency.product, !isReached[product.index] else { continue }
                isReached[product.index] = true
                hops[product.index] = Hop(scope: scope, dependency: index)
                reached.append(product)
            }
        }
    }

    /// The roots below which everything must be provided.
    var insistingRoots: [ScopeID] { search.roots + search.rootsBelow }

    /// Whether a scope may declare other things than what was understood of it.
    func isSuspect(_ scope: ScopeID) -> Bool {
        tree[scope].declaration.hasLocalFaults || tree.table.files[tree[scope].file].summary.fault != nil
    }

    /// The steps from a root down to a scope.
    func path(to scope: ScopeID) -> [Hop] {
        var path: [Hop] = []
        var current = scope
        while let hop = hops[current.index] {
            path.append(hop)
            current = hop.scope
        }
        return path.reversed()
    }
}
