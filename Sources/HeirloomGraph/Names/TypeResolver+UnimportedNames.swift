import HeirloomModel

/// A name that another module declares and that the file using it does not import.
package struct UnimportedName: Hashable {
    package var declaration: EntityID
    package var module: String
}

extension TypeResolver {
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
}
