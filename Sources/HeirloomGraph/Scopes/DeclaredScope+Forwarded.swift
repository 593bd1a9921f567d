import HeirloomModel

extension DeclaredScope {
    /// What is handed in when it is instantiated, indices of its dependencies.
    @inlinable package var forwarded: [Int] {
        dependencies.indices.filter { dependencies[$0].origin == .forwarded }
    }

    /// The places in ``forwarded`` of a tuple's elements, where it lists what is forwarded in another order.
    package func forwardedOrder(in written: TypeExpression) -> [Int]? {
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
    package func forwardedProperties(_ rendering: KeyPath<ResolvedType, TypeExpression>) -> TypeExpression {
        let elements = forwarded.map { index in
            TupleTypeElement(
                label: dependencies[index].declaration.label,
                type: dependencies[index].type[keyPath: rendering]
            )
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
}
