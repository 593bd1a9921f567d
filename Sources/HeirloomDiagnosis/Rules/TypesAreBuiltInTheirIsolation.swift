import HeirloomGraph
import HeirloomModel

/// Whatever is isolated to a global actor is built on it: by a root on that actor, and by no builder that may
/// be called from anywhere.
enum TypesAreBuiltInTheirIsolation {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        if survey.tree.isolations.allSatisfy({ $0 == .nonisolated }) { return [] }
        var walk = IsolationWalk(survey)
        for root in survey.search.roots { walk.visit(root) }
        return walk.mismatches.map(GraphProblem.isolationMismatch)
    }
}

/// What decides in which isolation something is built.
enum IsolationCause: Hashable {
    case root(ScopeID)
    /// The builder whose closure is `@Sendable`.
    case builder(BuildEdge)
}

/// Types isolated to one actor that are built elsewhere, for one cause.
struct IsolationMismatch {
    var cause: IsolationCause
    /// In which isolation the code runs.
    var found: Isolation
    /// In which it would have to.
    var needed: Isolation
    /// Where such a type is built, the nearest to the root first.
    var places: [BuildEdge]
}

/// Goes down from roots through all types in all isolations in which they are built, each once.
private struct IsolationWalk {
    private struct Stop: Hashable {
        var scope: ScopeID
        var isolation: Isolation
    }

    private struct Key: Hashable {
        var cause: IsolationCause
        var needed: Isolation
    }

    private let survey: TreeSurvey
    private var walk = BreadthFirstWalk<Stop>(from: [])
    /// Why something is built in the isolation of a stop.
    private var causes: [Stop: IsolationCause] = [:]
    private var places: [Key: Int] = [:]
    private(set) var mismatches: [IsolationMismatch] = []

    init(_ survey: TreeSurvey) { self.survey = survey }

    mutating func visit(_ root: ScopeID) {
        let tree = survey.tree
        reach(root, in: survey.isolation(ofRoot: root), because: .root(root))
        while let stop = walk.next(), let cause = causes[stop] {
            for edge in tree[stop.scope].edges {
                let isSendable = edge.builder?.isSendable == true
                let context = isSendable ? Isolation.nonisolated : stop.isolation
                let reason = isSendable ? IsolationCause.builder(edge) : cause
                let needed = tree.isolations[edge.product.index]
                if needed == .nonisolated || needed == context {
                    reach(edge.product, in: context, because: reason)
                } else {
                    note(edge, cause: reason, found: context, needed: needed)
                    // What follows is judged as if the type were built where it must be.
                    reach(edge.product, in: needed, because: reason)
                }
            }
        }
    }

    private mutating func reach(_ scope: ScopeID, in isolation: Isolation, because cause: IsolationCause) {
        let stop = Stop(scope: scope, isolation: isolation)
        if walk.reach(stop) { causes[stop] = cause }
    }

    private mutating func note(
        _ edge: BuildEdge,
        cause: IsolationCause,
        found: Isolation,
        needed: Isolation
    ) {
        let key = Key(cause: cause, needed: needed)
        if let place = places[key] {
            if !mismatches[place].places.contains(edge) { mismatches[place].places.append(edge) }
        } else {
            places[key] = mismatches.count
            mismatches.append(IsolationMismatch(cause: cause, found: found, needed: needed, places: [edge]))
        }
    }
}
