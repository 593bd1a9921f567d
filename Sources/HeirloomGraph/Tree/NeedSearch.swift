import HeirloomModel

/// Finds who needs what a scope requires. Searched only once something has failed.
struct NeedSearch {
    /// A dependency that needs something, and the steps that lead down to its scope.
    struct Receiver {
        var dependency: TreeSurvey.Hop
        var path: [TreeSurvey.Hop]
    }

    private let tree: ScopeTree

    init(_ tree: ScopeTree) { self.tree = tree }

    /// The dependencies of a scope and of what is built below it that need what the scope requires, the
    /// nearest first.
    func receivers(of requirement: Requirement, below start: ScopeID) -> [Receiver] {
        var steps: [ScopeID: TreeSurvey.Hop] = [:]
        var known: Set<ScopeID> = [start]
        var queue = [start]
        var next = 0
        var found: [Receiver] = []
        while next < queue.count {
            let scope = queue[next]
            next += 1
            for (index, dependency) in tree[scope].dependencies.enumerated() {
                let hop = TreeSurvey.Hop(scope: scope, dependency: index)
                if dependency.needsFromAbove(requirement) {
                    found.append(Receiver(dependency: hop, path: path(to: scope, steps)))
                }
                guard let product = dependency.product, !known.contains(product),
                    tree.requires[product.index].contains(requirement),
                    tree.values.provider(of: requirement, among: tree[scope].providers) == nil
                else { continue }
                known.insert(product)
                steps[product] = hop
                queue.append(product)
            }
        }
        return found
    }

    private func path(to scope: ScopeID, _ steps: [ScopeID: TreeSurvey.Hop]) -> [TreeSurvey.Hop] {
        var path: [TreeSurvey.Hop] = []
        var current = scope
        while let hop = steps[current] {
            path.append(hop)
            current = hop.scope
        }
        return path.reversed()
    }
}

extension LinkedDependency {
    /// Whether the dependency itself takes something from outside its scope.
    func needsFromAbove(_ requirement: Requirement) -> Bool {
        if case .renamed(let renaming) = link, renaming.sibling != nil { return false }
        return self.requirement == requirement
    }
}
