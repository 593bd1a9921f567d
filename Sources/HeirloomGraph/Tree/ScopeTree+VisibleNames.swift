import HeirloomModel

extension ScopeTree {
    /// Returns the facts about visible names that determine how a name is printed.
    func visibleNames(of extended: [ScopeID]) -> VisibleNames {
        var topLevel: [String: [String]] = [:]
        topLevel.reserveCapacity(table.entities.count)
        for name in table.files.modules {
            guard let module = table.module(named: name) else { continue }
            // A single array for all names that only one module declares.
            let alone = [name]
            for member in table.memberNames(of: module) {
                if let others = topLevel.updateValue(alone, forKey: member) {
                    topLevel[member] = others + alone
                }
            }
        }
        for name in StandardLibraryNames.ofHeirloom {
            let unread = table.unreadNames.modules(qualifying: name).filter { $0 != "Heirloom" }
            let others = topLevel[name, default: []] + unread.sorted()
            if !others.isEmpty { topLevel[name] = others + ["Heirloom"] }
        }
        // The generated file imports the types of mocks as well.
        for name in input.requirements.isEmpty ? [] : StandardLibraryNames.ofMocks {
            topLevel[name]?.append("HeirloomMocks")
        }
        let members = members(of: extended)
        return VisibleNames(
            modules: Set(table.files.modules),
            topLevel: topLevel,
            members: members,
            constraints: resolver.constraintNames(),
            modulesShowingUnread: table.reach.modulesShowingUnread(besides: Set(table.files.modules)),
            kindsInHiddenModules: kinds(inModulesHiddenBy: topLevel),
            importedAlone: resolver.namesImportedAlone.compactMapValues { $0.min() },
            nestedElsewhere: nestedElsewhere(),
            hiddenModules: Set(table.hiddenModules(from: input.module, testable: testableModules).keys),
            values: values(hiding: topLevel),
            takenAliases: Set(members.values.joined().filter { $0.hasPrefix(GeneratedNames.aliasPrefix) })
        )
    }

    /// Returns the functions and variables with the name of another module's type, or of a module.
    private func values(hiding topLevel: [String: [String]]) -> Set<String> {
        var values: Set<String> = []
        for file in table.files.files {
            for name in file.summary.capitalizedValues {
                // A module cannot declare a value and a type with the same name.
                let isAnothers = topLevel[name].map { !$0.contains(input.module) } ?? false
                if isAnothers || table.module(named: name) != nil { values.insert(name) }
            }
        }
        return values
    }

    /// Returns, for each root, the names that refer to a member within its extension.
    private func members(of roots: [ScopeID]) -> [TypeIdentity: Set<String>] {
        var members: [TypeIdentity: Set<String>] = [:]
        let extending = capitalizedMembersOfExtensions(of: roots)
        for root in roots {
            guard let entity = self[root].declared.entity else { continue }
            // A property with the name of a type, `let Clock: Clock`, shadows it.
            var names = Set(self[root].declared.declaration.dependencies.map(\.label))
            // The associated type of `Instantiable`.
            names.insert("ForwardedProperties")
            // Members with lowercase names are not recorded; one of them may have the name of a module.
            names.formUnion(table.files.modules.filter { $0.first?.isUppercase == false })
            var isWhollyRead = true
            for type in [entity] + resolver.basesOfType(entity) {
                names.formUnion(table.memberNames(of: type))
                names.formUnion(extending[type] ?? [])
                guard case .type(let read) = table[type].kind else { continue }
                names.formUnion(read.summary.capitalizedMembers)
                isWhollyRead =
                    isWhollyRead && resolver.inheritance(of: type).allSatisfy { $0.base != nil || $0.isPlain }
            }
            if !isWhollyRead { names.formUnion(SDKType.allAssociatedTypes) }
            let identity = TypeIdentity(module: module(of: root), path: self[root].declared.declaration.path)
            members[identity] = names
        }
        return members
    }

    /// Returns, by type, the members that extensions add to roots and to the types from which they inherit.
    private func capitalizedMembersOfExtensions(of roots: [ScopeID]) -> [EntityID: [String]] {
        let entities = roots.compactMap { self[$0].declared.entity }
        let types = Set(entities).union(entities.flatMap { resolver.basesOfType($0) })
        var members: [EntityID: [String]] = [:]
        for file in table.files.withExtensions {
            for extending in table.files[file].summary.extensions where !extending.capitalizedMembers.isEmpty
            {
                guard case .named(let components) = extending.extendedType.type,
                    let type = table.type(named: components.map(\.name), from: Place(file: file)),
                    types.contains(type)
                else { continue }
                members[type, default: []] += extending.capitalizedMembers
            }
        }
        return members
    }

    /// Returns, by full name, the modules that declare types and aliases within types of other modules.
    private func nestedElsewhere() -> [[String]: String] {
        var modules: [[String]: String] = [:]
        for index in table.entities.indices {
            let entity = table.entities[index]
            guard let file = entity.file, let container = entity.container else { continue }
            let isNestedElsewhere =
                switch table[container].kind {
                case .module, .outside: false
                case .external: true
                case .type, .alias:
                    table[container].file.map { table.files[$0].module } != table.files[file].module
                }
            guard isNestedElsewhere else { continue }
            modules[table.qualifiedPath(of: EntityID(index: index))] = table.files[file].module
        }
        return modules
    }

    private func kinds(inModulesHiddenBy topLevel: [String: [String]]) -> [String: [String: String]] {
        var kinds: [String: [String: String]] = [:]
        for name in table.files.modules {
            // A framework may be imported next to the modules below, and one of its types may hide a module.
            let mayBeHidden = name != input.module && SDKType.named(name) != nil
            guard topLevel[name] != nil || mayBeHidden, let module = table.module(named: name) else {
                continue
            }
            for member in table.memberNames(of: module) {
                guard let entity = table.firstMember(named: member, of: module) else { continue }
                kinds[name, default: [:]][member] = table[entity].kind.importWord
            }
        }
        return kinds
    }

    /// Returns the types that the code of some scopes cannot name, each once. Hardly any tree has a hidden module;
    /// without one, no scope is visited.
    package func mistakenNames(in scopes: [ScopeID]) -> [MistakenName] {
        let clashes = clashingNames()
        if clashes.isEmpty { return [] }
        var mistaken: [MistakenName] = []
        var known: Set<[String]> = []
        func note(_ type: ResolvedType, in scope: ScopeID) {
            type.spelled.forEachName { components in
                guard components.count > 1, let clash = clashes[components[0].name]?[components[1].name],
                    known.insert([components[0].name, components[1].name]).inserted
                else { return }
                mistaken.append(
                    MistakenName(meant: clash.meant, own: clash.own, hiding: clash.hiding, scope: scope)
                )
            }
        }
        for scope in scopes { forEachPrintedType(of: scope) { note($0, in: scope) } }
        return mistaken
    }

    /// Visits the types that the code for a scope may name.
    private func forEachPrintedType(of id: ScopeID, _ visit: (ResolvedType) -> Void) {
        let scope = self[id]
        visit(scope.declared.type)
        if let owner = scope.declared.owner { visit(owner) }
        if let actor = scope.isolation.actor { visit(actor) }
        if case .error(let thrown) = scope.exactEffects.thrown { visit(thrown) }
        // A call names no types of arguments.
        if scope.isCalled { return }
        for dependency in scope.dependencies {
            visit(dependency.declared.type)
            for edge in dependency.edges {
                visit(edge.requestedType)
                if case .enumCase(let type, _) = self[edge.product].declared.key { visit(type) }
            }
        }
    }

    private struct Clash {
        let meant: EntityID
        let own: EntityID
        let hiding: EntityID
    }

    /// Returns, for each hidden module, the names that it shares with the module for which code is generated.
    private func clashingNames() -> [String: [String: Clash]] {
        let testable = testableModules
        var clashes: [String: [String: Clash]] = [:]
        for (name, hiding) in table.hiddenModules(from: input.module, testable: testable)
        where name != input.module {
            guard let module = table.module(named: name) else { continue }
            for member in table.memberNames(of: module) {
                let own = table.outermost(member, of: input.module, seenFrom: input.module, testable: [])
                guard let own, let meant = table.firstMember(named: member, of: module) else { continue }
                clashes[name, default: [:]][member] = Clash(meant: meant, own: own, hiding: hiding)
            }
        }
        return clashes
    }

    /// Returns the access level at which a scope can be built.
    package func buildAccess(of scope: DeclaredScope) -> BuildAccess { declarations.buildAccess(of: scope) }

    /// Returns whether generated code may build a scope.
    package func isVisible(_ scope: DeclaredScope) -> Bool { declarations.isVisible(scope) }

    /// Returns the types that were read, are named in another type, and are less accessible than an access level.
    package func entities(in type: ResolvedType, narrowerThan access: AccessLevel) -> [EntityID] {
        declarations.accessTable.entities(in: type, narrowerThan: access)
    }

    /// Returns the first of these types.
    package func entity(in type: ResolvedType, narrowerThan access: AccessLevel) -> EntityID? {
        declarations.accessTable.entity(in: type, narrowerThan: access)
    }
}

extension NamedEntity.Kind {
    /// The keyword in `import struct Module.Name`; `nil` if this is not a type.
    fileprivate var importWord: String? {
        switch self {
        case .module, .outside, .external: nil
        case .alias: "typealias"
        case .type(let read):
            switch read.summary.kind {
            case .struct: "struct"
            case .class, .actor: "class"
            case .enum: "enum"
            case .protocol: "protocol"
            }
        }
    }
}

extension InheritedName {
    /// Whether this is one of the protocols of nearly every type, which add no names.
    fileprivate var isPlain: Bool {
        path.last.map(["Instantiable", "Sendable", "AnyObject", "Equatable", "Hashable"].contains) ?? false
    }
}

/// A type that generated code cannot name: its name refers to another type, and a type has the name of its module.
package struct MistakenName {
    /// The type to be named.
    package let meant: EntityID
    /// The type to which the name refers in the module for which code is generated.
    package let own: EntityID
    /// The type that hides the module of the intended type.
    package let hiding: EntityID
    /// A scope whose generated code names the type.
    package let scope: ScopeID
}

/// The access level at which a type can be built.
package struct BuildAccess {
    package let level: AccessLevel
    /// Whether the initializer is less accessible than the type.
    package let isOfInitializer: Bool
}
