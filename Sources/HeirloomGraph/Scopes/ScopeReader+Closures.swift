import HeirloomModel

/// What stands around the dependencies of a type as they are read.
struct DependencyOwner {
    /// `nil` for what a closure takes.
    let type: ResolvedType?
    let declaration: InstantiableDeclaration
    /// Whether it is the declaration of a generic type, and none of its specialisations.
    var isGeneric = false

    /// The closure that builds one of them.
    func closure(building label: String) -> InstantiableDeclaration? {
        declaration.closures.first { $0.form == .closure(label) }
    }
}

extension ScopeReader {
    /// What a closure builds for a property of that type. It is a scope that instantiates nothing, which the property's
    /// own scope builds.
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
        // An instantiator is what the closure returns, and so is a function where it says so.
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
            in: function.flatMap { isolations.context(of: $0.builder) },
            requested: requested,
            named: nil,
            wantedID: types.intern(requested),
            optionalID: nil,
            closure: self.closure(
                closure,
                in: owner,
                building: built,
                called: function?.forwarding,
                from: place
            )
        )
    }

    /// Whether a closure returns a function for a property that is one, and does not build what that returns: it says so, or
    /// its statements are a closure themselves.
    private func isValue(
        _ built: ResolvedType,
        of closure: InstantiableDeclaration,
        for property: DependencyDeclaration,
        _ type: ResolvedType
    ) -> Bool {
        guard let function = BuilderFunction(type.canonical, isBuiltByClosure: true),
            built.canonical.withoutOptional.isFunction
        else { return false }
        // A function that hides behind an alias does not show what the macro took it to be.
        let isShown =
            closure.type.range != property.type.range
            || BuilderFunction(property.type.type, isBuiltByClosure: true) != nil
        return isShown
            && (built.canonical == type.canonical || !function.result.withoutOptional.isFunction)
    }

    /// What a closure returns for a property: what its function returns, or what it is of, optionals included.
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

    /// Reads what a closure takes. What the function that it serves is called with by that name is forwarded to it.
    private mutating func closure(
        _ closure: InstantiableDeclaration,
        in owner: DependencyOwner,
        building type: ResolvedType,
        called forwarding: SaidForwarding?,
        from place: Place
    ) -> DeclaredScope {
        var declaration = closure
        declaration.hasLocalFaults = owner.declaration.hasLocalFaults
        if case .parameters(let parameters)? = forwarding {
            let names = Set(parameters.compactMap(\.label))
            // What has no name is a fault, and is not missed besides.
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
            read(
                declaration.dependencies,
                at: index,
                of: DependencyOwner(type: nil, declaration: declaration),
                from: place
            )
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
