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
        let isMember = table.isNamedWithinTypes(name)
        if isMember, let found = table.lookUpInTypes(name, from: place, inherited: ancestorsOfType) {
            return found
        }
        let inFile = table.lookUpInFile(name, file: place.file)
        guard isMember, case .notRead = inFile, !StandardLibraryNames.all.contains(name) else {
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

    /// Returns the names in a written type that the file does not see, and that another module declares so that it
    /// could.
    package func unimportedNames(in type: TypeExpression, from place: Place) -> [UnimportedName] {
        var found: [UnimportedName] = []
        type.forEachName { components in
            guard let name = unimportedName(components, from: place), !found.contains(name) else { return }
            found.append(name)
        }
        return found
    }

    private func unimportedName(_ components: [TypeNameComponent], from place: Place) -> UnimportedName? {
        let name = components[0].name
        if isRead(name, from: place) || isImportedUnread(name, in: place.file) { return nil }
        let own = table.files[place.file].module
        let imported = Set(table.imports(of: place.file).map { table[$0.module].name })
        for module in table.files.modules where module != own && !imported.contains(module) {
            let members = table.module(named: module).map { table.allMembers(named: name, of: $0) } ?? []
            let visible = members.first { member in
                switch table[member].kind {
                case .type, .alias:
                    table.isVisible(table[member].access, of: module, from: own, isTestable: false)
                case .module, .outside, .external: false
                }
            }
            if let visible { return UnimportedName(declaration: visible, module: module) }
        }
        return nil
    }

    /// Returns the first type in a written type that an imported module declares without making it visible.
    package func hiddenType(in type: TypeExpression, from place: Place) -> EntityID? {
        let imported = Set(table.imports(of: place.file).map { table[$0.module].name })
        var found: EntityID?
        type.forEachName { components in
            let name = components[0].name
            guard found == nil, !isRead(name, from: place), !isImportedUnread(name, in: place.file) else {
                return
            }
            for module in table.files.modules where imported.contains(module) {
                let members = table.module(named: module).map { table.allMembers(named: name, of: $0) }
                found = found ?? members?.first { if case .type = table[$0].kind { true } else { false } }
            }
        }
        return found
    }

    /// Returns whether a file imports the name alone, or a framework that is known to declare it.
    private func isImportedUnread(_ name: String, in file: FileID) -> Bool {
        if table.unreadNames.imports(of: file).alone[name] != nil { return true }
        guard let type = SDKType.named(name), !type.isOfStandardLibrary else { return false }
        return table.unreadNames.imports(of: file).whole.contains { imported in
            type.modules.contains { $0.isSeen(importing: imported) }
        }
    }

    /// Returns the first name in a resolved type that nothing declares: it was not read, and the file imports nothing
    /// unread that could declare it.
    ///
    /// - Parameter isNear: Whether a name is known to be nearly that of a type. Then it is none of a framework.
    package func undeclaredName(
        in canonical: TypeExpression,
        from place: Place,
        isNear: (String) -> Bool = { _ in false }
    ) -> String? {
        let imports = table.unreadNames.imports(of: place.file)
        let others = imports.whole.filter { !Self.products.contains($0) }
        guard imports.alone.isEmpty, others.allSatisfy(SDKModule.isFramework) else { return nil }
        var found: String?
        canonical.forEachName { components in
            let name = components[0].name
            guard found == nil, components.count == 1, !isRead(name, from: place), SDKType.named(name) == nil,
                table.entity(withQualifiedPath: [name]) == nil,
                !StandardLibraryNames.all.contains(name), !StandardLibraryNames.others.contains(name)
            else { return }
            if others.isEmpty || isNear(name) { found = name }
        }
        return found
    }

    /// Returns whether a name refers to a declaration that was read.
    package func isRead(_ name: String, from place: Place) -> Bool {
        switch lookUp([TypeNameComponent(name)], Context(place: place)) {
        case .found(let entity):
            if case .external = table[entity].kind { false } else { true }
        case .notRead: false
        case .ambiguous, .genericParameter: true
        }
    }

    private static let products: Set = ["HeirloomInjection", "HeirloomInterception", "HeirloomMocks"]

    /// Returns the modules that a file imports and that were not read, except Apple's frameworks and Heirloom's own.
    package func unreadModules(importedBy file: FileID) -> [String] {
        table.unreadNames.imports(of: file).whole
            .filter { !SDKModule.isFramework($0) && !Self.products.contains($0) }.sorted()
    }

    /// Returns a name that was not read: canonically in one form for all its spellings, otherwise as spelled, qualified
    /// with its module if the generated file may see a type of that name that was read.
    func unread(_ components: [TypeNameComponent], _ context: Context) -> [TypeNameComponent] {
        switch context.rendering {
        case .canonical:
            if let target = table.typeBehindSDKAlias(named: components.map(\.name), from: context.place.file)
            {
                return [TypeNameComponent(target)]
            }
            return table.unreadNames.qualifying(components.withoutRuntimeModule, in: context.place.file)
        case .spelled, .spelledWithoutAliases:
            return printable(components, in: context.place.file)
        }
    }

    /// Returns a name that was not read in a form that keeps its meaning if more modules are imported.
    private func printable(_ components: [TypeNameComponent], in file: FileID) -> [TypeNameComponent] {
        let head = components[0].name
        if ReservedWords.refersToItself(head) { return components }
        if components.count > 1, table.unreadNames.isModule(head, in: file) {
            guard table.isDeclaredOutermost(head) else { return components }
            namesImportedAlone[components[1].name, default: []].insert(head)
            return Array(components.dropFirst())
        }
        let isContested = table.isContested(head, in: file)
        guard table.isDeclaredOutermost(head) || isContested,
            let module = table.unreadNames.likelyModule(declaring: head, in: file, mustBeTold: isContested)
        else { return components }
        guard table.isHidden(module) else { return [TypeNameComponent(module)] + components }
        namesImportedAlone[head, default: []].insert(module)
        return components
    }
}

/// One of the names in an inheritance clause.
package struct InheritedName {
    /// The type to which it refers; `nil` if that was not read.
    package var base: EntityID?
    /// Its components after following aliases.
    package let path: [String]
    /// The file that contains the name.
    package let file: FileID

    init(_ name: FollowedName) {
        base = name.type
        path = name.path
        file = name.file
    }
}

/// A name that another module declares and that the file using it does not import.
package struct UnimportedName: Equatable {
    package let declaration: EntityID
    package let module: String
}

extension [TypeNameComponent] {
    /// Returns the name without `Heirloom` or a module of the standard library: `Instantiator<T>` for
    /// `Heirloom.Instantiator<T>`, `Int` for `Swift.Int`. Those modules need no import and are never read.
    fileprivate var withoutRuntimeModule: [TypeNameComponent] {
        guard count > 1, self[0].isPlain,
            self[0].name == "Heirloom" || StandardLibraryModules.names.contains(self[0].name)
        else { return self }
        return Array(dropFirst())
    }
}
