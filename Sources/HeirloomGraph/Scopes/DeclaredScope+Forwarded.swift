import HeirloomModel

extension DeclaredScope {
    /// What is handed in when it is instantiated, indices of its dependencies.
    @inlinable package var forwarded: [Int] {
        dependencies.indices.filter { dependencies[$0].origin == .forwarded }
    }

    /// The order in which the type of a builder takes what is forwarded, as places in ``forwarded``, where it is another
    /// than theirs.
    package func forwardedOrder(in said: SaidForwarding) -> [Int]? {
        switch said {
        case .properties(let written): return forwardedOrder(in: written)
        case .parameters(let parameters):
            guard let places = places(of: parameters), places != Array(places.indices) else { return nil }
            return places
        }
    }

    /// The places in ``forwarded`` of what the parameters of a function stand for: the one of that label where a name is
    /// written, or the one in the same place. `nil` where they are not what is forwarded.
    package func places(of parameters: [BuilderParameter]) -> [Int]? {
        let declared = forwarded.map { dependencies[$0] }
        guard parameters.count == declared.count else { return nil }
        var places: [Int] = []
        for (index, parameter) in parameters.enumerated() {
            let named = parameter.label.map { label in
                declared.firstIndex { $0.declaration.label == label }
            }
            guard let place = named ?? index, !parameter.isVariadic,
                parameter.type == declared[place].type.canonical
            else { return nil }
            places.append(place)
        }
        return Set(places).count == places.count ? places : nil
    }

    /// The places in ``forwarded`` of a tuple's elements, where it lists what is forwarded in another order.
    private func forwardedOrder(in written: TypeExpression) -> [Int]? {
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
        forwardedProperties(of: forwarded.map { dependencies[$0].type }, rendering)
    }

    /// The same where what is forwarded is of other types.
    func forwardedProperties(
        of types: [ResolvedType],
        _ rendering: KeyPath<ResolvedType, TypeExpression>
    ) -> TypeExpression {
        let elements = zip(forwarded, types).map { index, type in
            TupleTypeElement(label: dependencies[index].declaration.label, type: type[keyPath: rendering])
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
}
