import HeirloomModel

extension TypeResolver {
    /// What the first component of a name stands for.
    func lookUp(_ components: [TypeNameComponent], _ context: Context) -> NameLookup {
        steps += 1
        let name = components[0].name
        if name == "Self", let enclosing = context.place.enclosing { return .found(enclosing) }
        let inTypes = table.lookUpInTypes(name, from: context.place, inherited: basesOfType)
        let found = inTypes ?? table.lookUpInFile(name, file: context.place.file)
        guard context.searchesAllModules else { return found }
        switch found {
        case .ambiguous, .genericParameter: return found
        case .found(let entity) where leadsToType(entity, components, context): return found
        case .found, .notRead: return lookUpInAllModules(components, context) ?? found
        }
    }

    /// Whether a name whose first component is that entity names a type. A module does not, though many a
    /// type is called like its module.
    private func leadsToType(
        _ first: EntityID,
        _ components: [TypeNameComponent],
        _ context: Context
    ) -> Bool {
        var entity = first
        for component in components.dropFirst() {
            if case .alias = table[entity].kind { return true }
            let member = table.member(
                named: component.name,
                of: entity,
                from: context.place.file,
                inherited: basesOfType
            )
            guard let member else { return false }
            entity = member
        }
        switch table[entity].kind {
        case .module, .outside: return false
        case .type, .external, .alias: return true
        }
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

    /// An alias that a type names and that is less accessible than that level.
    func alias(
        in type: TypeExpression,
        from place: Place,
        narrowerThan access: AccessLevel
    ) -> EntityID? {
        var found: EntityID?
        type.forEachName { components in
            guard found == nil,
                case .found(var entity) = lookUp(components, Context(place: place, rendering: .spelled))
            else { return }
            for (index, component) in components.enumerated() {
                if index > 0 {
                    let member = table.member(
                        named: component.name,
                        of: entity,
                        from: place.file,
                        inherited: basesOfType
                    )
                    guard let member else { return }
                    entity = member
                }
                if case .alias = table[entity].kind, table[entity].access < min(access, .public) {
                    found = entity
                    return
                }
            }
        }
        return found
    }

    /// The types from which a type inherits members, its superclass and protocols and theirs, as far as they
    /// were read.
    func basesOfType(_ type: EntityID) -> [EntityID] {
        if let known = bases[type] { return known }
        var found: [EntityID] = []
        // Most have none that was read.
        var known: Set<EntityID> = []
        var next = [type]
        while let current = next.popLast() {
            guard case .type(let summary) = table[current].kind, let file = table[current].file else {
                continue
            }
            // A type's own members are not seen where its inheritance is written.
            let place = Place(file: file, enclosing: table[current].container)
            for name in summary.inheritance.flatMap(\.type.inheritedNames) {
                guard let base = table.type(named: name, from: place), base != type,
                    known.insert(base).inserted
                else {
                    continue
                }
                found.append(base)
                next.append(base)
            }
        }
        bases[type] = found
        return found
    }
}
