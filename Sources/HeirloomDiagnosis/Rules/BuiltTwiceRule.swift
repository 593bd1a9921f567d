import HeirloomGraph
import HeirloomModel

/// An object that is built for a collection is not built a second time by the same scope or one above it: two objects
/// of the same type are rarely meant.
enum BuiltTwiceRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        let collected = survey.collections.flatMap { tree[$0].edges }.filter { $0.moment == .atOnce }
        if collected.isEmpty { return [] }
        var others: [ScopeID: [BuildEdge]] = [:]
        for edge in survey.edges where edge.moment == .atOnce && tree[edge.builtFor].collected == nil {
            others[edge.product, default: []].append(edge)
        }
        let doubtful = collected.filter { edge in
            others[edge.product] != nil && tree[edge.product].declared.entity.map(tree.isOfObjects) == true
        }
        if doubtful.isEmpty { return [] }
        var owners = OwnersAbove(survey)
        return doubtful.compactMap { edge in
            let above = owners.above(edge.owner)
            return others[edge.product]?.first { above.contains($0.owner) }.map { other in
                GraphProblem { $0.builtTwice(edge, other: other) }
            }
        }
    }
}

/// The scopes above each scope.
private struct OwnersAbove {
    private var owners: [ScopeID: [ScopeID]] = [:]
    private var known: [ScopeID: Set<ScopeID>] = [:]

    init(_ survey: TreeSurvey) {
        for edge in survey.edges { owners[edge.product, default: []].append(edge.owner) }
    }

    /// Returns a scope and all scopes above it.
    mutating func above(_ scope: ScopeID) -> Set<ScopeID> {
        if let found = known[scope] { return found }
        var walk = BreadthFirstWalk(from: [scope])
        while let next = walk.next() {
            for owner in owners[next] ?? [] { walk.reach(owner) }
        }
        let found = Set(walk.reached)
        known[scope] = found
        return found
    }
}

extension ProblemWording {
    fileprivate func builtTwice(_ element: BuildEdge, other: BuildEdge) -> Diagnostic {
        Diagnostic(
            id: .builtTwice,
            message: """
                '\(text(of: element))' of '\(name(element.owner))' builds a second '\(name(element.product))': \
                '\(text(of: other))' of '\(name(other.owner))' is one already
                """,
            location: place(element),
            notes: [
                note("also built here", at: other),
                note(
                    "to reuse it, write a closure that takes it; to exclude it, list the others in 'collecting'",
                    at: element
                ),
            ]
        )
    }
}
