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

extension LinkedScope {
    /// The places in ``forwarded`` of a tuple's elements, where it lists what is forwarded in another order.
    func forwardedOrder(in written: TypeExpression) -> [Int]? {
        guard case .tuple(let elements) = written,
            case .tuple(let declared) = forwardedProperties(\.canonical),
            elements.count == declared.count, elements != declared
        else { return nil }
        var places: [TupleTypeElement: Int] = [:]
        for (place, element) in declared.enumerated() { places[element] = place }
        let order = elements.compactMap { places[$0] }
        return Set(order).count == declared.count ? order : nil
    }

    /// Its `ForwardedProperties`: nothing, a type or a labelled tuple.
    func forwardedProperties(_ rendering: KeyPath<ResolvedType, TypeExpression>) -> TypeExpression {
        let elements = forwarded.map { index in
            TupleTypeElement(
                label: dependencies[index].declared.declaration.label,
                type: dependencies[index].declared.type[keyPath: rendering]
            )
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
}
