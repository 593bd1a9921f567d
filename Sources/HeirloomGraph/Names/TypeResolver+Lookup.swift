import HeirloomModel

extension TypeResolver {
    /// Returns the entity to which the first component of a name refers.
    func lookUp(_ components: [TypeNameComponent], _ context: Context) -> NameLookup {
        steps += 1
        let name = components[0].name
        if name == "Self", let enclosing = context.place.enclosing { return .found(enclosing) }
        let found = lookUp(name, from: context.place)
        guard context.searchesAllModules else { return found }
        switch found {
        case .ambiguous, .genericParameter: return found
        case .found(let entity) where leadsToType(entity, components, context): return found
        case .found, .notRead: return lookUpInAllModules(components, context) ?? found
        }
    }

    /// Returns the entity to which a single name refers. The members that enclosing types get from their protocols
    /// count only if nothing else has the name, not even outside of the types.
    private func lookUp(_ name: String, from place: Place) -> NameLookup {
        if let found = table.lookUpInTypes(name, from: place, inherited: ancestorsOfType) { return found }
        let inFile = table.lookUpInFile(name, file: place.file)
        guard case .notRead = inFile, place.enclosing != nil, !StandardLibraryNames.all.contains(name) else {
            return inFile
        }
        return table.lookUpInTypes(name, from: place, inherited: basesOfType) ?? inFile
    }

    /// Returns whether a name whose first component is an entity names a type. A module alone does not, although many
    /// types have the name of their module.
    private func leadsToType(
        _ first: EntityID,
        _ components: [TypeNameComponent],
        _ context: Context
    ) -> Bool {
        let named = entities(named: components, from: first, in: context.place.file)
        // Members of aliases are not looked up.
        let isOfAlias = named.prefix(components.count - 1).contains { entity in
            guard case .alias = table[entity].kind else { return false }
            return true
        }
        if isOfAlias { return true }
        guard named.count == components.count, let last = named.last else { return false }
        switch table[last].kind {
        case .module, .outside: return false
        case .type, .external, .alias: return true
        }
    }

    /// Returns the entities to which the components of a name refer, as far as they are known. The first component
    /// refers to the given entity.
    private func entities(
        named components: [TypeNameComponent],
        from first: EntityID,
        in file: FileID
    ) -> [EntityID] {
        var named = [first]
        for component in components.dropFirst() {
            guard
                let member = table.member(
                    named: component.name,
                    of: named[named.count - 1],
                    from: file,
                    inherited: basesOfType
                )
            else { break }
            named.append(member)
        }
        return named
    }

    private func lookUpInAllModules(_ components: [TypeNameComponent], _ context: Context) -> NameLookup? {
        let modules = table.files.modules.compactMap { table.module(named: $0) }
        let found = modules.flatMap { table.allMembers(named: components[0].name, of: $0) }
            .filter { table[$0].access > .fileprivate && leadsToType($0, components, context) }
        if found.count > 1 { return .ambiguous(found) }
        let module = table.module(named: components[0].name)
        // A visible type hides a module of the same name.
        let hidden = module.flatMap { leadsToType($0, components, context) ? $0 : nil }
        return (found.first ?? hidden).map(NameLookup.found)
    }

    /// Returns the types from which a type inherits members: its superclass and protocols, and theirs, as far as they
    /// were read.
    package func basesOfType(_ type: EntityID) -> [EntityID] {
        if let known = bases[type.index] { return known }
        var found: [EntityID] = []
        // Most types have no bases that were read.
        if inheritance(of: type).contains(where: { $0.base != nil }) {
            var known: Set<EntityID> = [type]
            var next = [type]
            while let current = next.popLast() {
                for base in inheritance(of: current).compactMap({ $0.base }) where known.insert(base).inserted
                {
                    found.append(base)
                    next.append(base)
                }
            }
        }
        bases[type.index] = found
        return found
    }

    /// Returns the superclasses of a type, or the protocols that a protocol refines, as far as they were read.
    private func ancestorsOfType(_ type: EntityID) -> [EntityID] {
        let bases = basesOfType(type)
        // Most types have none.
        if bases.isEmpty || table.typeKind(of: type) == .protocol { return bases }
        return bases.filter { table.typeKind(of: $0) == .class }
    }

    /// Returns the names in an entry of the inheritance clause of a type that was read.
    package func names(in entry: TypeExpression, inheritedBy type: EntityID) -> [InheritedName] {
        guard let file = table[type].file else { return [] }
        // A type's own members are not visible in its inheritance clause.
        let place = table.place(of: type, in: file)
        return entry.inheritedNames.flatMap { table.follow($0, from: place).map(InheritedName.init) }
    }

    /// Returns the names in the inheritance clause of a type that was read.
    package func inheritance(of type: EntityID) -> [InheritedName] {
        if let known = inheritance[type.index] { return known }
        var names: [InheritedName] = []
        if case .type(let read) = table[type].kind {
            for reference in read.summary.inheritance {
                names += self.names(in: reference.type, inheritedBy: type)
            }
        }
        inheritance[type.index] = names
        return names
    }
}

/// One of the names in an inheritance clause.
package struct InheritedName {
    /// The type to which it refers; `nil` if that was not read.
    package var base: EntityID?
    /// Its components after following aliases.
    package var path: [String]
    /// The file that contains the name.
    package var file: FileID

    init(_ name: FollowedName) {
        base = name.type
        path = name.path
        file = name.file
    }
}
