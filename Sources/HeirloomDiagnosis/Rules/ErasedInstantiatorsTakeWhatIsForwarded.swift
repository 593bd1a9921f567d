import HeirloomGraph
import HeirloomModel

/// The first generic argument of an erased instantiator is its product's `ForwardedProperties`, in any order of
/// labels: its closure takes them apart by label.
enum ErasedInstantiatorsTakeWhatIsForwarded {
    static func problems(in survey: TreeSurvey) -> [GraphProblem] {
        survey.instantiations.filter { isBroken(at: $0, in: survey) }.map(
            GraphProblem.wrongForwardedProperties
        )
    }

    /// Whether a property says that something else is forwarded to its product than is.
    static func isBroken(at hop: TreeSurvey.Hop, in survey: TreeSurvey) -> Bool {
        guard case .instantiated(let order, .scope(let product)) = survey.tree.link(at: hop),
            let written = order.forwarded, !survey.isSuspect(product)
        else { return false }
        let scope = survey.tree[product]
        let expected = scope.forwardedProperties(\.canonical)
        let byName = scope.declared.type.canonical.appending([TypeNameComponent("ForwardedProperties")])
        return written != expected && written != byName && scope.forwardedOrder(in: written) == nil
    }
}
