import HeirloomModel

extension DeclaredScope {
    /// Returns the order in which the type of a builder takes the forwarded arguments, as indices into ``forwarded``;
    /// `nil` if it is the declared order.
    package func forwardedOrder(in said: SaidForwarding) -> [Int]? {
        switch said {
        case .properties(let written): return forwardedOrder(in: written)
        case .parameters(let parameters):
            guard let places = places(of: parameters), places != Array(places.indices) else { return nil }
            return places
        }
    }

    /// Returns the forwarded dependency for each parameter of a function, as indices into ``forwarded``: the one with
    /// the parameter's name, or for a parameter without a name the one at the same index. Returns `nil` if the
    /// parameters do not match the forwarded dependencies.
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

    /// Returns the elements of a tuple as indices into ``forwarded``, if the tuple lists the forwarded dependencies in
    /// another order.
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

    /// Its `ForwardedProperties`: an empty tuple, a type or a labeled tuple.
    package var forwardedProperties: ResolvedType {
        ResolvedType(
            spelled: forwardedProperties(\.spelled),
            canonical: forwardedProperties(\.canonical),
            externalNamesFile: forwarded.compactMap { dependencies[$0].type.externalNamesFile }.first
        )
    }

    private func forwardedProperties(_ rendering: KeyPath<ResolvedType, TypeExpression>) -> TypeExpression {
        let elements = forwarded.map { index in
            TupleTypeElement(
                label: dependencies[index].declaration.label,
                type: dependencies[index].type[keyPath: rendering]
            )
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
}
