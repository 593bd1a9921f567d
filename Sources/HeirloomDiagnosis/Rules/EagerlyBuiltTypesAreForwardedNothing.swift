import HeirloomGraph
import HeirloomModel

/// A type with forwarded properties is built on demand: a type that is built at once cannot be handed them.
enum EagerlyBuiltTypesAreForwardedNothing {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.compactMap { hop in
            guard case .instantiated(let order, .scope(let product)) = survey.tree.link(at: hop),
                order.builder == nil, !survey.tree[product].forwarded.isEmpty,
                !survey.isSuspect(product)
            else { return nil }
            return .eagerForwarding(hop)
        }
    }
}
