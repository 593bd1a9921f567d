import HeirloomGraph
import HeirloomModel

/// The cause of the isolation in which something is built.
enum IsolationCause: Hashable {
    case root(ScopeID)
    /// A builder whose type determines where its closure runs.
    case builder(BuildEdge)
    /// A type that is built in its own isolation wherever it is requested, and that builds the rest.
    case scope(ScopeID)
}

/// A product that is built for an owner in a certain isolation.
struct IsolationStep {
    var edge: BuildEdge
    /// The isolation in which the owner is built.
    var owner: Isolation
    /// The isolation of the code that builds the product, or that requests it from another isolation.
    var context: Isolation
    /// The cause of that isolation.
    var cause: IsolationCause
}

/// Walks down from the roots and visits each type once in each isolation in which it is built.
struct IsolationWalk {
    private struct Stop: Hashable {
        var scope: ScopeID
        var isolation: Isolation
    }

    private let tree: ScopeTree
    private var walk = BreadthFirstWalk<Stop>(from: [])
    /// The cause of the isolation of each stop.
    private var causes: [Stop: IsolationCause] = [:]
    private var open: [IsolationStep] = []

    init(_ survey: TreeSurvey) {
        tree = survey.tree
        for root in survey.search.roots {
            reach(root, in: survey.isolation(ofRoot: root), because: .root(root))
        }
    }

    mutating func next() -> IsolationStep? {
        while open.isEmpty, let stop = walk.next(), let cause = causes[stop] {
            for edge in tree[stop.scope].edges {
                let context = edge.context(in: stop.isolation)
                let reason = edge.context == nil ? cause : IsolationCause.builder(edge)
                open.append(IsolationStep(edge: edge, owner: stop.isolation, context: context, cause: reason))
                let isolation = tree.isolation(along: edge, in: stop.isolation)
                // After a mismatch, continue as if the type were correctly isolated.
                let decides =
                    isolation != context && (isolation == .nonisolated || tree.mayCross(along: edge))
                reach(edge.product, in: isolation, because: decides ? .scope(edge.product) : reason)
            }
            open.reverse()
        }
        return open.popLast()
    }

    private mutating func reach(_ scope: ScopeID, in isolation: Isolation, because cause: IsolationCause) {
        let stop = Stop(scope: scope, isolation: isolation)
        if walk.reach(stop) { causes[stop] = cause }
    }
}
