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
    mutating func readSpecializations() {
        let growth = ArgumentGrowth(scopes, specializations)
        endlessGenerics += growth.cycles
        specializations.endless = growth.endless
        let built = Set(scopes.lazy.filter { !$0.isGeneric }.map(\.typeID))
        for scope in scopes where !scope.isGeneric { specializations.ask(for: scope) }
        var next = 0
        while next < specializations.asked.count {
            let asked = specializations.asked[next]
            next += 1
            guard !built.contains(asked.typeID),
                let (declaration, place) = specializations.templates[asked.template],
                let arguments = GenericArguments(of: asked.type, for: declaration.genericParameters)
            else { continue }
            self.arguments = arguments
            var ambiguities: [AmbiguousReference] = []
            let scope = read(declaration, at: place, building: asked.type, asked.typeID, &ambiguities)
            scopes.append(scope)
            specializations.ask(for: scope)
        }
        arguments = nil
    }

    /// Returns a requested type with its aliases expanded, because one may hide the arguments, if it is a specialization
    /// of an instantiable generic type.
    func specialization(
        _ requested: ResolvedType,
        askedForBy written: TypeExpression,
        from place: Place,
        searchingAllModules: Bool = false
    ) -> ResolvedType? {
        guard let template = specializations.template(of: requested.canonical) else { return nil }
        if requested.spelled.entity(in: table) == template { return requested }
        let expanded = resolver.expandingAliases(
            in: written,
            from: place,
            searchingAllModules: searchingAllModules,
            within: arguments
        )
        return ResolvedType(
            spelled: BuilderShape(expanded.type)?.product ?? expanded.type.withoutOptional,
            canonical: requested.canonical,
            externalNamesFile: expanded.externalNamesFile,
            namesFilesOfArguments: arguments?.namesFiles ?? []
        )
    }
}

extension Specializations {
    /// Requests every specialization that a scope requests.
    fileprivate mutating func ask(for scope: DeclaredScope) {
        for dependency in scope.dependencies where !dependency.isEndless {
            for (type, id) in dependency.request?.specializations ?? [] { ask(for: type, id) }
        }
    }
}

extension BuildRequest {
    /// The requested specializations: its own, or those that a collection names.
    var specializations: [(type: ResolvedType, id: TypeID)] {
        let chosen = collection?.chosen ?? []
        return (specialization.map { [($0, wantedID)] } ?? [])
            + chosen.compactMap { chosen in chosen.specialization.map { ($0, chosen.id) } }
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
