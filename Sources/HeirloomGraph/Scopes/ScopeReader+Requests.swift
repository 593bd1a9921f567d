import HeirloomModel

/// What properties ask to be built.
extension ScopeReader {
    /// What `@Instantiated` asks to be built for a property of that type.
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
            in: shape.flatMap { isolations.context(of: $0.builder) },
            requested: requested,
            named: named,
            wantedID: types.intern(named ?? requested),
            specialisation: named == nil
                ? specialisation(requested, askedForBy: written, from: place)
                : instantiation.fulfilledByType.flatMap { specialisation(named, named: $0, from: place) },
            optionalID: shape == nil && named == nil && type.canonical.wrappedInOptional != nil
                ? types.intern(type) : nil,
            collection: shape == nil && named == nil
                ? collection(instantiation, for: written, type, from: place, &ambiguities) : nil
        )
    }

    /// What the type of a property says that it builds later, and the spelling that says it.
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
        // An alias may hide the builder, or the optional: what that is of is then spelled behind the alias.
        let isHidden =
            shown == nil || result.wrappedInOptional != nil && shown?.wrappedInOptional == nil
        let spelled = isHidden ? expandingAliases(of: type, written, from: place) : type
        if let said = shape?.forwarding {
            shape?.forwarding = said.named(by: shaped(spelled.spelled)?.forwarding)
        }
        return (shape, spelled)
    }

    /// A type with all its aliases expanded.
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

    /// What is built for a property of that type: itself, or what an optional or an instantiator is of.
    ///
    /// - Parameter type: As ``shape(of:_:from:isBuiltByClosure:)`` says that it is spelled.
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
