import HeirloomModel

/// Finds who needs what a scope requires. Searched only once something has failed.
package final class NeedSearch {
    private let tree: ScopeTree
    private var takers: [ScopeID: Takers] = [:]
    /// How many requirements and dependencies were looked at, for those who hold how that grows.
    package private(set) var steps = 0

    package init(_ tree: ScopeTree) { self.tree = tree }

    /// The dependencies of a scope and of what is built below it that need what the scope requires, the
    /// nearest first.
    ///
    /// It looks only at scopes that require it, each once. What `isPassed` does not let pass is left out,
    /// and what is built by it.
    package func receivers(
        of requirement: Requirement,
        below start: ScopeID,
        atMost limit: Int = .max,
        passing isPassed: (ScopeID) -> Bool = { _ in true }
    ) -> FoundReceivers {
        var found = FoundReceivers(start: start)
        guard isPassed(start) else { return found }
        var known: Set<ScopeID> = [start]
        var queue = [start]
        var next = 0
        while next < queue.count, found.dependencies.count < limit {
            let scope = queue[next]
            next += 1
            for index in takers(in: scope)[requirement] {
                steps += 1
                let hop = TreeSurvey.Hop(scope: scope, dependency: index)
                guard let product = tree[hop].product else {
                    found.dependencies.append(hop)
                    continue
                }
                guard !known.contains(product), isPassed(product),
                    tree.values.provider(of: requirement, among: tree[scope].providers) == nil
                else { continue }
                known.insert(product)
                found.steps[product] = hop
                queue.append(product)
            }
        }
        return found
    }

    private func takers(in scope: ScopeID) -> Takers {
        if let known = takers[scope] { return known }
        let found = Takers(of: scope, in: tree)
        takers[scope] = found
        steps += found.steps
        return found
    }
}

/// Who needs something, and how one gets there.
package struct FoundReceivers {
    package let start: ScopeID
    /// The dependencies that need it, the nearest first.
    package fileprivate(set) var dependencies: [TreeSurvey.Hop] = []
    /// The step by which each scope below the first is reached.
    package fileprivate(set) var steps: [ScopeID: TreeSurvey.Hop] = [:]

    /// Whether a scope needs it too, or builds something that does.
    package func reaches(_ scope: ScopeID) -> Bool { scope == start || steps[scope] != nil }

    package mutating func removeAll(where isLeftOut: (TreeSurvey.Hop) -> Bool) {
        dependencies.removeAll(where: isLeftOut)
    }

    /// The steps that lead down to the scope of the nearest.
    package var pathToFirst: ScopePath {
        guard let first = dependencies.first else { return ScopePath(start: start, hops: []) }
        return ScopePath(to: first.scope) { steps[$0] }
    }
}

/// The steps from one scope down to another.
package struct ScopePath {
    package var start: ScopeID
    package var hops: [TreeSurvey.Hop]

    package init(start: ScopeID, hops: [TreeSurvey.Hop]) {
        self.start = start
        self.hops = hops
    }

    /// The steps that lead to a scope, where `step` gives the one by which each is reached.
    package init(to end: ScopeID, step: (ScopeID) -> TreeSurvey.Hop?) {
        var upward: [TreeSurvey.Hop] = []
        var current = end
        while let hop = step(current) {
            upward.append(hop)
            current = hop.scope
        }
        self.init(start: current, hops: upward.reversed())
    }
}

extension LinkedDependency {
    /// What the dependency itself takes from outside its scope.
    package var needFromAbove: Requirement? {
        if case .renamed(let renaming) = link, renaming.sibling != nil { return nil }
        return requirement
    }
}
