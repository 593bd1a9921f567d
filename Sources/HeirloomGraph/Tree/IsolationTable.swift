import HeirloomModel

/// In which isolation each type is built, as far as was read.
package struct IsolationTable {
    let table: NameTable
    let resolver: TypeResolver
    /// The modules whose declarations are `@MainActor` where nothing else is said.
    private var mainActorModules: Set<String> = []

    init(table: NameTable, resolver: TypeResolver) {
        self.table = table
        self.resolver = resolver
        for file in table.files.withConfigurations {
            for configuration in table.files[file].summary.configurations
            where configuration.isMainActorByDefault {
                mainActorModules.insert(table.files[file].module)
            }
        }
    }

    /// The isolation in which a scope must be built.
    package func isolation(of scope: DeclaredScope) -> Isolation {
        constructionIsolation(of: scope) ?? typeIsolation(of: scope)
    }

    /// The global actor that only the initializer says, and not the type.
    func initializerActor(of scope: DeclaredScope) -> ResolvedType? {
        guard let isolation = constructionIsolation(of: scope), isolation != typeIsolation(of: scope) else {
            return nil
        }
        return isolation.actor
    }

    /// What the initializer says itself, or one that it overrides or that a protocol requires.
    private func constructionIsolation(of scope: DeclaredScope) -> Isolation? {
        let inner = Place(file: scope.file, enclosing: scope.entity)
        return written(scope.declaration.construction.isolation, at: inner) ?? inheritedIsolation(of: scope)
    }

    private func typeIsolation(of scope: DeclaredScope) -> Isolation {
        let place = Place(file: scope.file, enclosing: scope.entity.flatMap { table[$0].container })
        if let written = written(scope.declaration.isolation, at: place) { return written }
        if let entity = scope.entity { return isolation(of: entity) }
        if table.sdkType(named: scope.declaration.path, from: scope.file)?.isMainActor == true {
            return .mainActor
        }
        return defaultIsolation(of: table.files[scope.file].module)
    }

    /// The isolation of a type's members: its own, else that of what it inherits from, the nearest first.
    package func isolation(of type: EntityID) -> Isolation { isolation(of: type, askedFor: []) }

    /// - Parameter inner: The types that ask for it, in case that they stand in one another in a circle.
    func isolation(of type: EntityID, askedFor inner: Set<EntityID>) -> Isolation {
        if inner.contains(type) { return .mainActor }
        let asking = inner.union([type])
        var walk = BreadthFirstWalk(from: [type])
        while let current = walk.next() {
            guard case .type(let read) = table[current].kind, let file = table[current].file else {
                if current == type, table.sdkType(of: current)?.isMainActor == true { return .mainActor }
                continue
            }
            let isProtocol = read.summary.kind == .protocol && current != type
            let place = Place(file: file, enclosing: table[current].container)
            if let written = written(read.summary.isolation, at: place) {
                // A protocol that says that it is not isolated says nothing of what conforms to it.
                if isProtocol, written == .nonisolated { continue }
                return written
            }
            if read.summary.kind == .actor { return .nonisolated }
            if current != type, defaultIsolation(of: table.files[file].module) != .nonisolated {
                return isProtocol ? .mainActor : isolation(of: current, askedFor: asking)
            }
            // What an extension conforms to isolates nothing.
            for name in resolver.inheritance(of: current) {
                if let base = name.base, case .type = table[base].kind {
                    walk.reach(base)
                } else if table.sdkType(named: name.path, from: name.file)?.isMainActor == true {
                    return .mainActor
                }
            }
        }
        guard let file = table[type].file else { return .nonisolated }
        let isolation = defaultIsolation(of: table.files[file].module)
        return isolation == .nonisolated || isFreeOfDefaults(type, asking) ? .nonisolated : isolation
    }

    /// In which isolation a builder builds, whose type is spelled canonically; `nil` for that of its owner.
    func context(of builder: Builder) -> Isolation? {
        if let actor = builder.globalActor { return .globalActor(actor) }
        return builder.isSendable ? .nonisolated : nil
    }

    /// The isolation of a module's declarations that do not say it.
    package func defaultIsolation(of module: String) -> Isolation {
        mainActorModules.contains(module) ? .mainActor : .nonisolated
    }

    /// What a declaration says itself.
    func written(_ spelling: IsolationSpelling, at place: Place) -> Isolation? {
        if spelling.isNonisolated { return .nonisolated }
        for attribute in spelling.attributes {
            // No actor is named like the attributes of the language.
            guard attribute.first?.isLowercase == false else { continue }
            if let actor = globalActor(named: attribute, at: place) { return actor }
        }
        return nil
    }

    /// The global actor that an attribute names, by an alias too.
    private func globalActor(named attribute: String, at place: Place) -> Isolation? {
        let path = attribute.split(separator: ".").map { TypeNameComponent(String($0)) }
        let type = resolver.resolve(.named(path), from: place).type.canonical
        guard case .named(let components) = type else { return nil }
        guard let entity = table.entity(withQualifiedPath: components.map(\.name)),
            case .type(let read) = table[entity].kind
        else { return components.last?.name == "MainActor" ? .mainActor : nil }
        let isActor = read.summary.isolation.attributes.contains("globalActor")
        return isActor ? .globalActor(table.qualifiedName(of: entity)) : nil
    }
}

extension Isolation {
    /// `@MainActor`
    package static let mainActor = Isolation.globalActor("MainActor")
}

extension TypeExpression {
    /// The names of the types in an inheritance clause's entry.
    package var inheritedNames: [[String]] {
        switch self {
        case .named(let components): return [components.map(\.name)]
        case .composition(let members): return members.flatMap(\.inheritedNames)
        case .attributed(_, let base): return base.inheritedNames
        case .tuple(let elements) where elements.count == 1: return elements[0].type.inheritedNames
        case .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple, .function,
            .existential, .opaque, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion,
            .integer, .placeholder:
            return []
        }
    }
}
