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
        let (shape, spelled) = shape(of: type, property.type.type, from: place)
        // An instantiator is what the closure returns.
        let function = shape.flatMap { $0.builder.instantiator == nil ? $0 : nil }
        let requested = closureResult(
            of: type,
            spelled,
            function,
            isWrapped: instantiation.erasedToConcreteExistential
        )
        let built = resolve(closure.type, from: place, &ambiguities)
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

    /// What a closure returns for a property: what its function returns, or what it is of, optionals included.
    private func closureResult(
        of type: ResolvedType,
        _ spelled: TypeExpression,
        _ shape: BuilderShape?,
        isWrapped: Bool
    ) -> ResolvedType {
        guard shape != nil, let function = BuilderFunction(type.canonical) else {
            return isWrapped ? product(of: type, spelled: spelled, nil) : type
        }
        return type.with(
            spelled: BuilderFunction(spelled)?.result ?? function.result,
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
