import HeirloomGraph
import HeirloomModel

/// A value that is built or renamed for a property below a root converts to the property's type, or can be wrapped in
/// it if the property asks for that.
enum ValueConversionRule {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        // A file that could not be read may declare the missing conformance.
        guard !survey.hasUnreadableFile else { return [] }
        var groups = Groups()
        for scope in survey.reached where survey.isInsistedOn[scope.index] && !survey.isSuspect(scope) {
            for index in survey.tree[scope].dependencies.indices {
                let property = DependencyID(scope: scope, index: index)
                if isBroken(at: property, in: survey) { groups.add(property, in: survey.tree) }
            }
        }
        return groups.all.map { properties in
            GraphProblem(at: survey.tree.places(of: properties)) { $0.notConvertible(properties) }
        }
    }

    private static func isBroken(at property: DependencyID, in survey: TreeSurvey) -> Bool {
        let tree = survey.tree
        switch tree.adaptation(at: property) {
        case nil, .fits, .fitsUnwrapped: return false
        case .lacksWrapping, .impossible: break
        }
        // A type that does not allow 'nil' is reported separately.
        guard !tree[property].declared.isAmbiguous,
            !OnlyIfAvailableRule.isBroken(tree[property].declared)
        else { return false }
        return tree[property].edges.allSatisfy { edge in
            // A false claim of the product is reported at its list.
            let requested = edge.requestedType.canonical
            let claims = tree[edge.product].declared.fulfilled.contains {
                tree.types.types[$0.index] == requested
            }
            let isToldThere =
                claims && FulfilledTypeConversionRule.isFalse(requested, of: edge.product, in: tree)
            let isUntyped = UntypedClosureRule.isUntyped(edge, in: tree)
            return !survey.isSuspect(edge.product) && !isToldThere && !isUntyped
        }
    }
}

/// Properties with the same source and target types, which have the same problem.
private struct Groups {
    private struct Cause: Hashable {
        var source: TypeExpression
        var target: TypeExpression
    }

    private(set) var all: [[DependencyID]] = []
    private var places: [Cause: Int] = [:]

    mutating func add(_ property: DependencyID, in tree: ScopeTree) {
        guard case .impossible(isWrapped: false)? = tree.adaptation(at: property),
            let supply = tree.suppliedType(at: property)
        else {
            all.append([property])
            return
        }
        let cause = Cause(source: supply.source, target: supply.target.canonical)
        if let place = places[cause] {
            all[place].append(property)
        } else {
            places[cause] = all.count
            all.append([property])
        }
    }
}
