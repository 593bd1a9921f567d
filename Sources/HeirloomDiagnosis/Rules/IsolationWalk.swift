import HeirloomGraph
import HeirloomModel

/// What decides in which isolation something is built.
enum IsolationCause: Hashable {
    case root(ScopeID)
    /// The builder whose type says where its closure runs.
    case builder(BuildEdge)
    /// The type that is built in that isolation wherever it is asked for, and which builds the rest.
    case scope(ScopeID)
}

/// Something that is built for an owner which is itself built in some isolation.
struct IsolationStep {
    var edge: BuildEdge
    /// The isolation in which the owner is built.
    var owner: Isolation
    /// The isolation of the code that builds it, or asks for it elsewhere.
    var context: Isolation
    /// What decides that.
    var cause: IsolationCause
}

/// Goes down from the roots through all types in all isolations in which they are built, each once.
struct IsolationWalk {
    private struct Stop: Hashable {
        var scope: ScopeID
        var isolation: Isolation
    }

    private let tree: ScopeTree
    private var walk = BreadthFirstWalk<Stop>(from: [])
    /// Why something is built in the isolation of a stop.
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
                open.append(
                    IsolationStep(edge: edge, owner: stop.isolation, context: context, cause: reason)
                )
                let isolation = tree.isolation(along: edge, in: stop.isolation)
                // Below what is not built where it must be, the rest is judged as if it were.
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
