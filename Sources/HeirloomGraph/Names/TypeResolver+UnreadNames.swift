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
