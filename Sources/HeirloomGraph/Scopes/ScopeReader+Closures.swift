import HeirloomModel

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

extension ScopeReader {
    /// Returns the request for the product of a closure. The closure becomes a scope that instantiates nothing, and
    /// that the scope of the property builds.
    mutating func request(
        _ instantiation: DependencyDeclaration.Instantiation,
        by closure: InstantiableDeclaration,
        in owner: DependencyOwner,
        for property: DependencyDeclaration,
        _ type: ResolvedType,
        from place: Place,
        _ ambiguities: inout [AmbiguousReference]
    ) -> BuildRequest {
        let (shape, spelled) = shape(of: type, property.type.type, from: place, isBuiltByClosure: true)
        let built = resolve(closure.type, from: place, &ambiguities)
        // An instantiator is the result of the closure itself. So is a function, if the closure says so.
        let isValue = isValue(built, of: closure, for: property, type)
        let function = shape.flatMap { $0.builder.instantiator == nil && !isValue ? $0 : nil }
        let requested = closureResult(
            of: type,
            spelled,
            function,
            isWrapped: instantiation.erasedToConcreteExistential
        )
        return BuildRequest(
            instantiation,
            function,
            isolations,
            requested: requested,
            wantedID: types.intern(requested),
            closure: self.closure(
                closure,
                in: owner,
                building: built,
                called: function?.forwarding,
                from: place
            )
        )
    }

    /// Returns whether a closure returns the function of a property, instead of building the function's result: either
    /// its result type says so, or its only statement is a closure.
    private func isValue(
        _ built: ResolvedType,
        of closure: InstantiableDeclaration,
        for property: DependencyDeclaration,
        _ type: ResolvedType
    ) -> Bool {
        guard let function = BuilderFunction(type.canonical, isBuiltByClosure: true),
            built.canonical.withoutOptional.isFunction
        else { return false }
        // A function type behind an alias does not show how the macro understood it.
        let isShown =
            closure.type.range != property.type.range
            || BuilderFunction(property.type.type, isBuiltByClosure: true) != nil
        return isShown
            && (built.canonical == type.canonical || !function.result.withoutOptional.isFunction)
    }

    /// Returns the type that a closure returns for a property: the result of the property's function, or the type of
    /// the property, optionals included.
    private func closureResult(
        of type: ResolvedType,
        _ spelled: ResolvedType,
        _ shape: BuilderShape?,
        isWrapped: Bool
    ) -> ResolvedType {
        guard shape != nil, let function = BuilderFunction(type.canonical, isBuiltByClosure: true) else {
            return isWrapped ? product(of: spelled, nil) : type
        }
        return spelled.with(
            spelled: BuilderFunction(spelled.spelled, isBuiltByClosure: true)?.result ?? function.result,
            canonical: function.result
        )
    }

    /// Reads the parameters of a closure. Parameters named like those of the property's function are forwarded.
    private mutating func closure(
        _ closure: InstantiableDeclaration,
        in owner: DependencyOwner,
        building type: ResolvedType,
        called forwarding: SaidForwarding?,
        from place: Place
    ) -> DeclaredScope {
        var declaration = closure
        declaration.hasLocalFaults = owner.hasLocalFaults
        if case .parameters(let parameters)? = forwarding {
            let names = Set(parameters.compactMap(\.label))
            // A parameter without a name is an error of its own and must not be reported as missing too.
            let unnamed = Set(parameters.filter { $0.label == nil }.map(\.type))
            for (index, dependency) in declaration.dependencies.enumerated()
            where names.contains(dependency.label)
                || !unnamed.isEmpty
                    && unnamed.contains(
                        resolver.resolve(dependency.type.type, from: place, within: arguments).type.canonical
                    )
            {
                declaration.dependencies[index].source = .forwarded
            }
        }
        let taken = declaration.dependencies.indices.map { index in
            read(declaration.dependencies, at: index, of: DependencyOwner(type: nil), from: place)
        }
        let scope = DeclaredScope(
            declaration: declaration,
            at: place,
            building: type,
            types.intern(type),
            arguments: arguments,
            isGeneric: owner.isGeneric,
            fulfilled: [],
            key: nil,
            dependencies: taken,
            ambiguities: [],
            owner: owner.type
        )
        add(scope)
        return scope
    }
}
