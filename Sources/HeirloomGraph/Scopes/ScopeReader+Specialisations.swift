import HeirloomModel

extension ScopeReader {
    /// Reads the declaration of a generic type. Nothing is built from the declaration itself.
    mutating func read(
        generic declaration: InstantiableDeclaration,
        at place: Place,
        _ plainType: ResolvedType
    ) -> DeclaredScope {
        let type = plainType.generic(over: declaration.genericParameters)
        arguments = GenericArguments(of: type, for: declaration.genericParameters)
        defer { arguments = nil }
        var ambiguities: [AmbiguousReference] = []
        let typeID = types.intern(plainType)
        return read(declaration, at: place, building: type, typeID, isGeneric: true, &ambiguities)
    }

    /// Reads the requested specializations, and those that they request in turn. Types that something else builds, such
    /// as an extension, are left out.
    mutating func readSpecialisations() {
        let growth = ArgumentGrowth(scopes, specialisations)
        endlessGenerics += growth.cycles
        specialisations.endless = growth.endless
        let built = Set(scopes.lazy.filter { !$0.isGeneric }.map(\.typeID))
        for scope in scopes where !scope.isGeneric { specialisations.ask(for: scope) }
        var next = 0
        while next < specialisations.asked.count {
            let asked = specialisations.asked[next]
            next += 1
            guard !built.contains(asked.typeID), let template = specialisations.templates[asked.template],
                let arguments = GenericArguments(
                    of: asked.type,
                    for: template.declaration.genericParameters
                )
            else { continue }
            self.arguments = arguments
            var ambiguities: [AmbiguousReference] = []
            let scope = read(
                template.declaration,
                at: template.place,
                building: asked.type,
                asked.typeID,
                &ambiguities
            )
            scopes.append(scope)
            specialisations.ask(for: scope)
        }
        arguments = nil
    }

    /// Returns the requested type with its aliases expanded, if it is a specialization of an instantiable generic type.
    func specialisation(
        _ requested: ResolvedType,
        askedForBy written: TypeExpression,
        from place: Place
    ) -> ResolvedType? {
        specialisation(requested) {
            let expanded = resolver.expandingAliases(in: written, from: place, within: arguments)
            let product = BuilderShape(expanded.type)?.product ?? expanded.type.withoutOptional
            return (product, expanded.externalNamesFile)
        }
    }

    /// Returns the same for a name in a string.
    func specialisation(
        _ type: ResolvedType?,
        named name: TypeReference,
        from place: Place
    ) -> ResolvedType? {
        type.flatMap { type in
            specialisation(type) {
                resolver.expandingAliases(
                    in: name.type,
                    from: place,
                    searchingAllModules: true,
                    within: arguments
                )
            }
        }
    }

    /// - Parameter expanded: Returns the type as spelled with all aliases expanded, because an alias may hide the
    ///   arguments.
    private func specialisation(
        _ type: ResolvedType,
        expanded: () -> (type: TypeExpression, externalNamesFile: FileID?)
    ) -> ResolvedType? {
        guard let template = specialisations.template(of: type.canonical) else { return nil }
        if type.spelled.entity(in: table) == template { return type }
        let (spelled, file) = expanded()
        return ResolvedType(
            spelled: spelled,
            canonical: type.canonical,
            externalNamesFile: file,
            namesFilesOfArguments: arguments?.namesFiles ?? []
        )
    }
}

extension Specialisations {
    /// Requests every specialization that a scope requests.
    fileprivate mutating func ask(for scope: DeclaredScope) {
        for dependency in scope.dependencies where !dependency.isEndless {
            for (type, id) in dependency.request?.specialisations ?? [] { ask(for: type, id) }
        }
    }
}

extension BuildRequest {
    /// The requested specializations: its own, or those that a collection names.
    var specialisations: [(type: ResolvedType, id: TypeID)] {
        let chosen = collection?.chosen ?? []
        return (specialisation.map { [($0, wantedID)] } ?? [])
            + chosen.compactMap { chosen in chosen.specialisation.map { ($0, chosen.id) } }
    }
}

extension ResolvedType {
    /// Returns `Repository<Model>` for the generic type `Repository`.
    fileprivate func generic(over parameters: [String]) -> ResolvedType {
        func generic(_ type: TypeExpression) -> TypeExpression {
            guard case .named(var components) = type else { return type }
            components[components.count - 1].arguments = parameters.map { .named([TypeNameComponent($0)]) }
            return .named(components)
        }
        return with(spelled: generic(spelled), canonical: generic(canonical))
    }
}
