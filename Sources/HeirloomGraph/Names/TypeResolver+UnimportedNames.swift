import HeirloomModel

/// A name in a file that another module declares, which the file does not import.
package struct UnimportedName: Hashable {
    package var declaration: EntityID
    package var module: String
    /// Whether nothing else can be meant, because every other module that the file imports was read.
    package var isCertain: Bool
}

extension TypeResolver {
    /// The names in a written type that the file does not see and another module declares for it to see.
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
            guard let visible else { continue }
            return UnimportedName(
                declaration: visible,
                module: module,
                isCertain: unreadModules(importedBy: place.file).isEmpty
                    && SDKType.named(name)?.isOfStandardLibrary != true
            )
        }
        return nil
    }

    /// Whether a file imports a name by itself, or a framework that is known to declare it.
    private func isImportedUnread(_ name: String, in file: FileID) -> Bool {
        if table.unreadNames.imports(of: file).alone[name] != nil { return true }
        guard let type = SDKType.named(name), !type.isOfStandardLibrary else { return false }
        return table.unreadNames.imports(of: file).whole.contains { imported in
            type.modules.contains { $0.isSeen(importing: imported) }
        }
    }

    /// Whether a name stands for something that was read.
    package func isRead(_ name: String, from place: Place) -> Bool {
        switch lookUp([TypeNameComponent(name)], Context(place: place)) {
        case .found(let entity):
            if case .external = table[entity].kind { false } else { true }
        case .notRead: false
        case .ambiguous, .genericParameter: true
        }
    }

    /// The modules that a file imports of which nothing was read, apart from those of Apple's frameworks.
    package func unreadModules(importedBy file: FileID) -> [String] {
        table.unreadNames.imports(of: file).whole.filter { !SDKModule.isFramework($0) }.sorted()
    }
}
