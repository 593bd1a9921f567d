import HeirloomGraph
import HeirloomModel

/// What is built or renamed for a property below a root is of the property's type, or can be wrapped in it where the
/// property says so.
enum SuppliedValuesConvert {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare what lacks.
        guard !survey.hasUnreadableFile else { return [] }
        var groups = Groups()
        for scope in survey.reached where survey.isInsistedOn[scope.index] && !survey.isSuspect(scope) {
            for index in survey.tree[scope].dependencies.indices {
                let hop = TreeSurvey.Hop(scope: scope, dependency: index)
                if isBroken(at: hop, in: survey) { groups.add(hop, in: survey.tree) }
            }
        }
        return groups.all.map(GraphProblem.notConvertible)
    }

    private static func isBroken(at hop: TreeSurvey.Hop, in survey: TreeSurvey) -> Bool {
        let tree = survey.tree
        switch tree.adaptation(at: hop) {
        case nil, .fits, .fitsUnwrapped: return false
        case .lacksWrapping, .impossible: break
        }
        guard !tree[hop].declared.isAmbiguous else { return false }
        guard case .instantiated(let order, .scope(let product)) = tree.link(at: hop) else { return true }
        // What the product claims falsely is told there.
        let claims = tree[product].declared.fulfilled.contains {
            tree.types.types[$0.index] == order.requested.canonical
        }
        let isToldThere =
            claims && ListedTypesAreFulfilled.isFalse(order.requested.canonical, of: product, in: tree)
        return !survey.isSuspect(product) && !isToldThere
    }
}

/// The properties that are given the same for the same, and so lack the same.
private struct Groups {
    private struct Cause: Hashable {
        var source: TypeExpression
        var target: TypeExpression
    }

    private(set) var all: [[TreeSurvey.Hop]] = []
    private var places: [Cause: Int] = [:]

    mutating func add(_ hop: TreeSurvey.Hop, in tree: ScopeTree) {
        guard case .impossible(isWrapped: false)? = tree.adaptation(at: hop),
            let supply = tree.suppliedType(at: hop)
        else {
            all.append([hop])
            return
        }
        let cause = Cause(source: supply.source, target: supply.target.canonical)
        if let place = places[cause] {
            all[place].append(hop)
        } else {
            places[cause] = all.count
            all.append([hop])
        }
    }
}
