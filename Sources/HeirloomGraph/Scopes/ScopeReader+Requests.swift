import HeirloomModel

/// Reads the requests of properties.
extension ScopeReader {
    /// Returns the request of an `@Instantiated` property of a type.
    mutating func request(
        _ instantiation: DependencyDeclaration.Instantiation,
        for written: TypeExpression,
        _ type: ResolvedType,
        from place: Place,
        _ ambiguities: inout [AmbiguousReference]
    ) -> BuildRequest {
        let (shape, spelled) = shape(of: type, written, from: place)
        let requested = product(of: spelled, shape)
        let named = instantiation.fulfilledByType.map {
            resolve($0, from: place, searchingAllModules: true, &ambiguities)
        }
        return BuildRequest(
            instantiation,
            shape,
            isolations,
            requested: requested,
            named: named,
            wantedID: types.intern(named ?? requested),
            specialization: named == nil
                ? specialization(requested, askedForBy: written, from: place)
                : instantiation.fulfilledByType.flatMap { name in
                    named.flatMap {
                        specialization($0, askedForBy: name.type, from: place, searchingAllModules: true)
                    }
                },
            optionalID: shape == nil && named == nil && type.canonical.wrappedInOptional != nil
                ? types.intern(type) : nil,
            collection: shape == nil && named == nil
                ? collection(instantiation, for: written, type, from: place, &ambiguities) : nil
        )
    }

    /// Returns the builder that the type of a property describes, if it is one, and the spelling that shows it.
    func shape(
        of type: ResolvedType,
        _ written: TypeExpression,
        from place: Place,
        isBuiltByClosure: Bool = false
    ) -> (BuilderShape?, spelled: ResolvedType) {
        func shaped(_ type: TypeExpression) -> BuilderShape? {
            BuilderShape(type, isBuiltByClosure: isBuiltByClosure)
        }
        var shape = shaped(type.canonical)
        let result = shape?.result ?? type.canonical
        let shown = shape == nil ? type.spelled : shaped(type.spelled)?.result
        // An alias may hide the builder or the optional; the product is then spelled in the aliased type.
        let isHidden =
            shown == nil || result.wrappedInOptional != nil && shown?.wrappedInOptional == nil
        let spelled = isHidden ? expandingAliases(of: type, written, from: place) : type
        shape?.nameParameters(by: shaped(spelled.spelled))
        return (shape, spelled)
    }

    /// Returns a type with all its aliases expanded.
    private func expandingAliases(
        of type: ResolvedType,
        _ written: TypeExpression,
        from place: Place
    ) -> ResolvedType {
        let expanded = resolver.expandingAliases(in: written, from: place, within: arguments)
        return ResolvedType(
            spelled: expanded.type,
            canonical: type.canonical,
            externalNamesFile: expanded.externalNamesFile,
            namesFilesOfArguments: arguments?.namesFiles(for: written) ?? []
        )
    }

    /// Returns the type that is built for a property: its own type, or the one wrapped by an optional or an
    /// instantiator.
    ///
    /// - Parameter type: The type with the spelling that ``shape(of:_:from:isBuiltByClosure:)`` returns.
    func product(of type: ResolvedType, _ shape: BuilderShape?) -> ResolvedType {
        let isPlain = type.spelled.wrappedInOptional == nil && type.canonical.wrappedInOptional == nil
        if shape == nil, case .named = type.spelled, isPlain { return type }
        let built = shape == nil ? nil : BuilderShape(type.spelled)?.product
        return type.with(
            spelled: built ?? type.spelled.withoutOptional,
            canonical: shape?.product ?? type.canonical.withoutOptional
        )
    }
}
