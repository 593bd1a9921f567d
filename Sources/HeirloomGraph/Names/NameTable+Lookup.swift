import HeirloomModel

extension NameTable {
    /// Returns the declaration to which a name refers at a place, as Swift finds it: in the enclosing types, from the
    /// innermost outward, then in the module, then in the modules that the file imports.
    ///
    /// - Parameter inherited: Returns the types from which a type inherits members.
    func lookUp(
        _ name: String,
        from place: Place,
        inherited: (EntityID) -> [EntityID] = { _ in [] }
    ) -> NameLookup {
        lookUpInTypes(name, from: place, inherited: inherited) ?? lookUpInFile(name, file: place.file)
    }

    /// Returns the declaration to which a name refers in the enclosing types; `nil` if they have no such member.
    func lookUpInTypes(
        _ name: String,
        from place: Place,
        inherited: (EntityID) -> [EntityID]
    ) -> NameLookup? {
        var place = place
        // The types around an extended type enclose nothing in the extension, which still sees their generic parameters.
        var isAroundExtension = false
        while let type = place.enclosing {
            switch self[type].kind {
            case .module, .outside: return nil
            case .type(let read) where read.summary.genericParameters.contains(name): return .genericParameter
            case .type, .external, .alias: break
            }
            if !isAroundExtension,
                let member = member(named: name, of: type, from: place.file, inherited: inherited)
            {
                return .found(member)
            }
            isAroundExtension = isAroundExtension || place.isInExtension
            place = self.place(of: type, in: place.file)
        }
        return nil
    }

    /// Returns the place of the declaration of a type.
    package func place(of type: EntityID, in file: FileID) -> Place {
        var isInExtension = false
        if case .type(let read) = self[type].kind { isInExtension = read.summary.isInExtension }
        return Place(file: file, enclosing: self[type].container, isInExtension: isInExtension)
    }

    /// Finds the result that ``lookUpInFile(_:file:)`` caches.
    func findInFile(_ name: String, file: FileID) -> NameLookup {
        let own = module(named: files[file].module)
        if let own, let member = visibleMember(named: name, of: own, from: file) { return .found(member) }
        var found: [EntityID] = []
        for imported in imports(of: file) where imported.onlyName == nil || imported.onlyName == name {
            if let member = visibleMember(named: name, of: imported.module, from: file),
                !found.contains(member)
            {
                found.append(member)
            }
        }
        if found.count > 1 { found = notHidden(found, named: name, from: file) }
        if found.count > 1 {
            return .ambiguous(found.sorted { qualifiedName(of: $0) < qualifiedName(of: $1) })
        }
        return (found.first ?? module(named: name) ?? external(named: name)).map(NameLookup.found) ?? .notRead
    }

    /// Returns the declarations that are not hidden by another whose module re-exports theirs.
    private func notHidden(_ found: [EntityID], named name: String, from file: FileID) -> [EntityID] {
        found.filter { hidden in
            !found.contains { other in
                guard let module = self[hidden].container, let hiding = self[other].container,
                    module != hiding
                else { return false }
                return reach.isHidden(name, of: self[module].name, behind: self[hiding].name, from: file)
            }
        }
    }

    /// Returns a member of a type by its name, declared or inherited.
    package func member(
        named name: String,
        of type: EntityID,
        from file: FileID,
        inherited: (EntityID) -> [EntityID]
    ) -> EntityID? {
        if let own = visibleMember(named: name, of: type, from: file) { return own }
        for base in reexported(by: type, naming: name) + inherited(type) {
            if let member = visibleMember(named: name, of: base, from: file) { return member }
        }
        return nil
    }

    /// Returns the re-exported modules in which a member of a module may be found.
    private func reexported(by entity: EntityID, naming name: String) -> [EntityID] {
        guard case .module = self[entity].kind else { return [] }
        return reach.reached(from: self[entity].name).dropFirst().compactMap { seen in
            seen.shows(name) ? module(named: seen.module) : nil
        }
    }

    /// Returns the member that a file sees under a name. If there are several, as with conditional compilation, a
    /// declaration of the file itself comes first.
    private func visibleMember(named name: String, of container: EntityID, from file: FileID) -> EntityID? {
        if let only = onlyMember(named: name, of: container) {
            return isVisible(only, from: file) ? only : nil
        }
        let all = allMembers(named: name, of: container)
        if all.isEmpty { return nil }
        let visible = all.filter { isVisible($0, from: file) }
        return visible.first { self[$0].file == file } ?? visible.first
    }

    /// Returns the kind of a type; `nil` if it was not read.
    package func typeKind(of entity: EntityID) -> TypeKind? {
        guard case .type(let read) = self[entity].kind else { return nil }
        return read.summary.kind
    }

    /// Returns whether a file may name an entity.
    package func isVisible(_ id: EntityID, from file: FileID) -> Bool {
        guard let declaring = self[id].file else { return true }
        switch self[id].access {
        case .private, .fileprivate:
            return declaring == file
        case .internal, .package, .public, .open:
            if files[declaring].module == files[file].module { return true }
            let isTestable = files[file].summary.imports.contains {
                $0.module == files[declaring].module && $0.attributes.contains("@testable")
            }
            return isVisible(
                self[id].access,
                of: files[declaring].module,
                from: files[file].module,
                isTestable: isTestable
            )
        }
    }

    /// Returns whether a declaration of one module, with an access level, may be named in another.
    package func isVisible(
        _ access: AccessLevel,
        of module: String,
        from other: String,
        isTestable: Bool
    ) -> Bool {
        switch access {
        case .private, .fileprivate:
            return false
        case .internal:
            return module == other || isTestable
        case .package:
            guard module != other, !isTestable else { return true }
            // If the package of a module is unknown, the compiler decides.
            guard let own = packages[module], let theirs = packages[other] else { return true }
            return own == theirs
        case .public, .open:
            return true
        }
    }

    /// Returns the type with a nested name, following aliases; `nil` for one that was not read.
    package func type(named path: [String], from place: Place) -> EntityID? {
        let followed = follow(path, from: place)
        return followed.count == 1 ? followed[0].type : nil
    }

    /// Returns the types to which a nested name refers after following aliases: all members of a composition.
    func follow(_ path: [String], from place: Place) -> [FollowedName] {
        var found: [FollowedName] = []
        var passed: Set<EntityID> = []
        var nominal: [EntityID: EntityID?] = [:]
        var open = [(path: path, place: place)]
        while let (path, place) = open.popLast() {
            let entity = entity(named: path, from: place, &nominal)
            switch entity.map({ self[$0].kind }) {
            case .module?, .outside?, nil:
                found.append(FollowedName(type: nil, path: path, file: place.file))
            case .type?, .external?:
                found.append(FollowedName(type: entity, path: path, file: place.file))
            case .alias(let alias)?:
                let names = alias.aliasedType.type.inheritedNames
                guard let entity, let file = self[entity].file, !names.isEmpty else {
                    found.append(FollowedName(type: nil, path: path, file: place.file))
                    continue
                }
                // Ends for an alias that refers to itself through others, too.
                guard passed.insert(entity).inserted else { continue }
                let inner = Place(file: file, enclosing: self[entity].container)
                open += names.reversed().map { (path: $0, place: inner) }
            }
        }
        return found
    }

    /// - Parameter nominal: The types of the aliases that this lookup has followed already.
    private func entity(
        named path: [String],
        from place: Place,
        _ nominal: inout [EntityID: EntityID?]
    ) -> EntityID? {
        guard let first = path.first, case .found(var entity) = lookUp(first, from: place) else { return nil }
        for name in path.dropFirst() {
            guard let container = type(behind: entity, &nominal),
                let member = member(named: name, of: container, from: place.file, inherited: { _ in [] })
            else { return nil }
            entity = member
        }
        return entity
    }

    /// Returns the type of an alias, or the entity itself; `nil` for an alias of several types or of itself.
    private func type(behind entity: EntityID, _ nominal: inout [EntityID: EntityID?]) -> EntityID? {
        guard case .alias(let alias) = self[entity].kind else { return entity }
        if let known = nominal[entity] { return known }
        nominal[entity] = .some(nil)
        let names = alias.aliasedType.type.inheritedNames
        guard let file = self[entity].file, names.count == 1 else { return nil }
        let place = Place(file: file, enclosing: self[entity].container)
        let aliased = self.entity(named: names[0], from: place, &nominal)
        let type = aliased.flatMap { self.type(behind: $0, &nominal) }
        nominal[entity] = .some(type)
        return type
    }

    /// Returns whether an entity is declared in an extension of a type that was not read.
    func isInUnreadType(_ id: EntityID) -> Bool {
        var outer = self[id].container
        while let entity = outer {
            if case .external = self[entity].kind { return true }
            outer = self[entity].container
        }
        return false
    }

    /// Returns the names from the module down to the entity, or from the outermost type for one that was not read.
    package func qualifiedPath(of id: EntityID) -> [String] {
        var names: [String] = []
        var current: EntityID? = id
        while let entity = current {
            switch self[entity].kind {
            case .outside: return names.reversed()
            case .module, .type, .external, .alias: names.append(self[entity].name)
            }
            current = self[entity].container
        }
        return names.reversed()
    }

    /// `Module.Outer.Inner`
    package func qualifiedName(of id: EntityID) -> String { qualifiedPath(of: id).joined(separator: ".") }

    /// Returns the entity with a full name, which begins with the module if it was read.
    package func entity(withQualifiedPath path: [String]) -> EntityID? {
        guard let first = path.first, var entity = module(named: first) ?? external(named: first) else {
            return nil
        }
        for name in path.dropFirst() {
            guard let member = firstMember(named: name, of: entity) else { return nil }
            entity = member
        }
        return entity
    }
}

/// A nested name after following its aliases.
struct FollowedName {
    /// `nil` for a type that was not read.
    package var type: EntityID?
    /// The name to which the last alias refers.
    package let path: [String]
    /// The file that contains that name.
    package let file: FileID
}
