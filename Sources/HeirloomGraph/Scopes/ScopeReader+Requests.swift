import HeirloomModel

/// Reads the requests of properties.
extension ScopeReader {
    /// Returns the request of an `@Instantiated` property of a type.
    mutating func request(
        _ instantiation: DependencyDeclaration.Instantiation,
        for written: TypeExpression,
        _ type: ResolvedType
    ) -> BuildRequest {
        let (shape, spelled) = shape(of: type, written)
        let requested = product(of: spelled, shape)
        guard let name = instantiation.fulfilledByType else {
            let isOptional = shape == nil && type.canonical.wrappedInOptional != nil
            return BuildRequest(
                instantiation,
                shape,
                isolations,
                requested: requested,
                wantedID: types.intern(requested),
                specialization: specialization(requested, askedForBy: written),
                optionalID: isOptional ? types.intern(type) : nil,
                collection: shape == nil ? collection(instantiation, for: written, type) : nil
            )
        }
        let named = resolve(name, searchingAllModules: true)
        return BuildRequest(
            instantiation,
            shape,
            isolations,
            requested: requested,
            named: named,
            wantedID: types.intern(named),
            specialization: specialization(named, askedForBy: name.type, searchingAllModules: true)
        )
    }

    /// Returns the builder that the type of a property describes, if it is one, and the spelling that shows it.
    func shape(
        of type: ResolvedType,
        _ written: TypeExpression,
        isBuiltByClosure: Bool = false
    ) -> (BuilderShape?, spelled: ResolvedType) {
        func shaped(_ type: TypeExpression) -> BuilderShape? {
            BuilderShape(type, isBuiltByClosure: isBuiltByClosure)
        }
        var shape = shaped(type.canonical)
        let result = shape?.result ?? type.canonical
        let shown = shape == nil ? type.spelled : shaped(type.spelled)?.result
        // An alias may hide the builder or the optional; the product is then spelled in the aliased type.
        let isHidden = shown == nil || result.wrappedInOptional != nil && shown?.wrappedInOptional == nil
        let spelled = isHidden ? expandingAliases(of: type, written) : type
        shape?.nameParameters(by: shaped(spelled.spelled))
        return (shape, spelled)
    }

    /// Returns a type with all its aliases expanded.
    private func expandingAliases(of type: ResolvedType, _ written: TypeExpression) -> ResolvedType {
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
    /// - Parameter type: The type with the spelling that ``shape(of:_:isBuiltByClosure:)`` returns.
    func product(of type: ResolvedType, _ shape: BuilderShape?) -> ResolvedType {
        let isPlain = type.spelled.wrappedInOptional == nil && type.canonical.wrappedInOptional == nil
        if shape == nil, case .named = type.spelled, isPlain { return type }
        let built = shape == nil ? nil : BuilderShape(type.spelled)?.product
        return type.with(
            spelled: built ?? type.spelled.withoutOptional,
            canonical: shape?.product ?? type.canonical.withoutOptional
        )
    }

    /// Returns the elements that a property of a type collects; `nil` if the type is not a collection.
    mutating func collection(
        _ instantiation: DependencyDeclaration.Instantiation,
        for written: TypeExpression,
        _ type: ResolvedType
    ) -> CollectionRequest? {
        guard let shape = CollectionShape(type.canonical.withoutOptional),
            shape.element.wrappedInOptional == nil
        else { return nil }
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
            let type = resolve(name, searchingAllModules: true)
            return ChosenElement(
                name: name,
                type: type,
                id: types.intern(type),
                specialization: specialization(type, askedForBy: name.type, searchingAllModules: true)
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
    func key(_ key: CollectionKey.Value) -> ElementKey? {
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

    /// Returns the request for the product of a closure. The closure becomes a scope that instantiates nothing, and
    /// that the scope of the property builds.
    mutating func request(
        _ instantiation: DependencyDeclaration.Instantiation,
        by closure: InstantiableDeclaration,
        in owner: DependencyOwner,
        for written: TypeReference,
        _ type: ResolvedType
    ) -> BuildRequest {
        let (shape, spelled) = shape(of: type, written.type, isBuiltByClosure: true)
        let built = resolve(closure.type)
        // An instantiator is the result of the closure itself. So is a function, if the closure says so.
        let isValue = isValue(built, of: closure, for: written, type)
        let function = shape.flatMap { $0.builder.instantiator == nil && !isValue ? $0 : nil }
        let requested: ResolvedType
        if function != nil, let result = BuilderFunction(type.canonical, isBuiltByClosure: true)?.result {
            let written = BuilderFunction(spelled.spelled, isBuiltByClosure: true)?.result
            requested = spelled.with(spelled: written ?? result, canonical: result)
        } else {
            requested = instantiation.erasedToConcreteExistential ? product(of: spelled, nil) : type
        }
        return BuildRequest(
            instantiation,
            function,
            isolations,
            requested: requested,
            wantedID: types.intern(requested),
            closure: self.closure(closure, in: owner, building: built, called: function?.forwarding)
        )
    }

    /// Returns whether a closure returns the function of a property, instead of building the function's result: either
    /// its result type says so, or its only statement is a closure.
    private func isValue(
        _ built: ResolvedType,
        of closure: InstantiableDeclaration,
        for written: TypeReference,
        _ type: ResolvedType
    ) -> Bool {
        guard let function = BuilderFunction(type.canonical, isBuiltByClosure: true),
            built.canonical.withoutOptional.isFunction
        else { return false }
        // A function type behind an alias does not show how the macro understood it.
        let isShown =
            closure.type.range != written.range
            || BuilderFunction(written.type, isBuiltByClosure: true) != nil
        return isShown
            && (built.canonical == type.canonical || !function.result.withoutOptional.isFunction)
    }

    /// Reads the parameters of a closure. Parameters named like those of the property's function are forwarded.
    private mutating func closure(
        _ closure: InstantiableDeclaration,
        in owner: DependencyOwner,
        building type: ResolvedType,
        called forwarding: SaidForwarding?
    ) -> DeclaredScope {
        var declaration = closure
        declaration.hasLocalFaults = owner.hasLocalFaults
        if case .parameters(let parameters)? = forwarding {
            let names = Set(parameters.compactMap(\.label))
            // A parameter without a name is an error of its own and must not be reported as missing too.
            let unnamed = Set(parameters.filter { $0.label == nil }.map(\.type))
            for index in declaration.dependencies.indices {
                let type = declaration.dependencies[index].type.type
                let isForwarded =
                    names.contains(declaration.dependencies[index].label)
                    || !unnamed.isEmpty
                        && unnamed.contains(
                            resolver.resolve(type, from: place, within: arguments).type.canonical
                        )
                if isForwarded { declaration.dependencies[index].source = .forwarded }
            }
        }
        let scope = DeclaredScope(
            declaration: declaration,
            at: place,
            building: type,
            types.intern(type),
            arguments: arguments,
            isGeneric: owner.isGeneric,
            dependencies: declaration.dependencies.indices.map {
                read(declaration.dependencies, at: $0, of: DependencyOwner(type: nil))
            },
            owner: owner.type
        )
        closures.append(scope)
        return scope
    }
}

extension TypeSummary {
    /// Returns whether a name may be that of a case; a macro may add cases.
    fileprivate func mayHaveCase(_ name: String) -> Bool { cases.contains(name) || !macroCandidates.isEmpty }
}

/// The context in which the dependencies of a type are read.
struct DependencyOwner {
    /// `nil` for the parameters of a closure.
    let type: ResolvedType?
    /// The closures that build dependencies.
    var closures: [InstantiableDeclaration] = []
    /// Whether the declaration itself contains mistakes.
    var hasLocalFaults = false
    /// Whether the declaration is that of a generic type, not one of its specializations.
    var isGeneric = false

    /// Returns the closure that builds the dependency with a label.
    func closure(building label: String) -> InstantiableDeclaration? {
        closures.first { $0.form == .closure(label) }
    }
}
