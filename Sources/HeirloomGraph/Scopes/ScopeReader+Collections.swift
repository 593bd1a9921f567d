import HeirloomModel

extension ScopeReader {
    /// Returns the elements that a property of a type collects; `nil` if the type is not a collection.
    mutating func collection(
        _ instantiation: DependencyDeclaration.Instantiation,
        for written: TypeExpression,
        _ type: ResolvedType,
        from place: Place,
        _ ambiguities: inout [AmbiguousReference]
    ) -> CollectionRequest? {
        guard let shape = CollectionShape(type.canonical.withoutOptional),
            shape.element.wrappedInOptional == nil
        else {
            return nil
        }
        // An alias may hide the collection; the element is then spelled in the aliased type.
        let spelled =
            CollectionShape(type.spelled.withoutOptional)
            ?? CollectionShape(
                resolver.expandingAliases(in: written, from: place, within: arguments).type.withoutOptional
            )
            ?? shape
        let builder = BuilderShape(shape.element)
        if builder?.builder.instantiator != nil { return nil }
        let element = type.with(spelled: spelled.element, canonical: shape.element)
        let chosen = instantiation.collecting?.map { name in
            let type = resolve(name, from: place, searchingAllModules: true, &ambiguities)
            return ChosenElement(
                name: name,
                type: type,
                id: types.intern(type),
                specialization: specialization(
                    type,
                    askedForBy: name.type,
                    from: place,
                    searchingAllModules: true
                )
            )
        }
        return CollectionRequest(
            of: element,
            element: self.element(element, built: builder, instantiation),
            keyType: shape.key,
            chosen: chosen,
            isOptional: type.canonical.wrappedInOptional != nil
        )
    }

    private mutating func element(
        _ type: ResolvedType,
        built shape: BuilderShape?,
        _ instantiation: DependencyDeclaration.Instantiation
    ) -> BuildRequest {
        var shape = shape
        shape?.nameParameters(by: BuilderShape(type.spelled))
        let requested = product(of: type, shape)
        let wanted = types.intern(requested)
        return BuildRequest(instantiation, shape, isolations, requested: requested, wantedID: wanted)
    }

    /// Returns a resolved key; `nil` if it is not a case of an enum that was read.
    func key(_ key: CollectionKey.Value, from place: Place) -> ElementKey? {
        switch key {
        case .text(let text): return .text(text)
        case .integer(let digits): return .integer(digits)
        case .enumCase(let enumCase):
            let type = resolver.resolve(enumCase.type, from: place).type
            guard let entity = type.canonical.entity(in: table), case .type(let read) = table[entity].kind,
                read.summary.kind == .enum, read.summary.mayHaveCase(enumCase.name)
            else { return nil }
            return .enumCase(of: type, named: enumCase.name)
        }
    }
}

extension TypeSummary {
    /// Returns whether a name may be that of a case; a macro may add cases.
    fileprivate func mayHaveCase(_ name: String) -> Bool {
        cases.contains(name) || !macroCandidates.isEmpty
    }
}
