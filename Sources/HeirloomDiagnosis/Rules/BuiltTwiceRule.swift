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
        let builders = BuilderIndex(survey)
        var above: [ScopeID: Set<ScopeID>] = [:]
        return doubtful.compactMap { edge in
            let owners = above[edge.owner] ?? builders.scopes(above: edge.owner)
            above[edge.owner] = owners
            return others[edge.product]?.first { owners.contains($0.owner) }.map { other in
                GraphProblem { $0.builtTwice(edge, other: other) }
            }
        }
    }
}

extension BuilderIndex {
    /// Returns a scope and all scopes above it.
    fileprivate func scopes(above scope: ScopeID) -> Set<ScopeID> {
        var walk = BreadthFirstWalk(from: [scope])
        while let next = walk.next() {
            for edge in edges(to: next) { walk.reach(edge.owner) }
        }
        return Set(walk.reached)
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
