import HeirloomModel

extension TypeResolver {
    /// What the first component of a name stands for.
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

    /// What a name stands for by itself. What the types around it have from the protocols to which they conform is seen
    /// only where nothing else has that name, not even outside of them.
    private func lookUp(_ name: String, from place: Place) -> NameLookup {
        if let found = table.lookUpInTypes(name, from: place, inherited: ancestorsOfType) { return found }
        let inFile = table.lookUpInFile(name, file: place.file)
        guard case .notRead = inFile, place.enclosing != nil, !StandardLibraryNames.all.contains(name) else {
            return inFile
        }
        return table.lookUpInTypes(name, from: place, inherited: basesOfType) ?? inFile
    }

    /// Whether a name whose first component is that entity names a type. A module does not, though many a
    /// type is called like its module.
    private func leadsToType(
        _ first: EntityID,
        _ components: [TypeNameComponent],
        _ context: Context
    ) -> Bool {
        let named = entities(named: components, from: first, in: context.place.file)
        // What an alias stands for is not looked into.
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

    /// What each component of a name stands for whose first one is that entity, as far as that is known.
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
        // A module hides behind a type of its name that the place sees.
        let hidden = module.flatMap { leadsToType($0, components, context) ? $0 : nil }
        return (found.first ?? hidden).map(NameLookup.found)
    }

    /// The types from which a type inherits members, its superclass and protocols and theirs, as far as they
    /// were read.
    package func basesOfType(_ type: EntityID) -> [EntityID] {
        if let known = bases[type.index] { return known }
        var found: [EntityID] = []
        // Most have none that was read.
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

    /// Its superclasses, and for a protocol those that it refines, as far as they were read.
    private func ancestorsOfType(_ type: EntityID) -> [EntityID] {
        let bases = basesOfType(type)
        // Most have none.
        if bases.isEmpty || kind(of: type) == .protocol { return bases }
        return bases.filter { kind(of: $0) == .class }
    }

    private func kind(of type: EntityID) -> TypeKind? {
        guard case .type(let read) = table[type].kind else { return nil }
        return read.summary.kind
    }

    /// What stands after the colon of a type that was read, name by name.
    package func inheritance(of type: EntityID) -> [InheritedName] {
        if let known = inheritance[type.index] { return known }
        var names: [InheritedName] = []
        if case .type(let read) = table[type].kind, let file = table[type].file {
            // A type's own members are not seen where its inheritance is written.
            let place = Place(file: file, enclosing: table[type].container)
            for reference in read.summary.inheritance {
                for name in reference.type.inheritedNames {
                    names += table.follow(name, from: place).map(InheritedName.init)
                }
            }
        }
        inheritance[type.index] = names
        return names
    }
}

/// One of the names in an inheritance clause.
package struct InheritedName {
    /// What it stands for, `nil` where that was not read.
    package var base: EntityID?
    /// Its components, aliases followed.
    package var path: [String]
    /// The file that names it so.
    package var file: FileID

    init(_ name: FollowedName) {
        base = name.type
        path = name.path
        file = name.file
    }
}
