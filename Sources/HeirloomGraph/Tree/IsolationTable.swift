import HeirloomModel

/// In which isolation each type is built, as far as was read.
package final class IsolationTable {
    private enum Answer {
        case asked
        case given(Isolation?)
    }

    let table: NameTable
    let resolver: TypeResolver
    /// The answers so far. Without them, the time would grow exponentially with protocols that refine two that refine the
    /// same one.
    private var answers: [EntityID: Answer] = [:]
    /// The modules whose declarations are `@MainActor` where nothing else is said.
    private var mainActorModules: Set<String> = []
    /// The modules that say that they are compiled in the Swift 5 mode.
    private(set) var modulesOfSwift5: Set<String> = []

    /// - Parameter languageMode: That of the module in which types are printed, where it does not say one itself.
    init(table: NameTable, resolver: TypeResolver, languageMode: LanguageMode?) {
        self.table = table
        self.resolver = resolver
        if languageMode == .five { modulesOfSwift5.insert(resolver.printingModule) }
        for file in table.files.withConfigurations {
            let module = table.files[file].module
            for configuration in table.files[file].summary.configurations {
                if configuration.isMainActorByDefault { mainActorModules.insert(module) }
                switch configuration.languageMode.flatMap({ LanguageMode($0) }) {
                case .five: modulesOfSwift5.insert(module)
                case .six: modulesOfSwift5.remove(module)
                case nil: break
                }
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

    /// The isolation of a type's members: its own, else that of what it inherits from.
    package func isolation(of type: EntityID) -> Isolation {
        if case .type = table[type].kind {
            // Types that depend on one another in a circle.
            if case .asked = answers[type] { return .mainActor }
            return stated(of: type) ?? .nonisolated
        }
        return table.sdkType(of: type)?.isMainActor == true ? .mainActor : .nonisolated
    }

    /// The isolation that a type says or takes over; `nil` where nothing says any, as opposed to `nonisolated`.
    private func stated(of type: EntityID) -> Isolation? {
        switch answers[type] {
        case .given(let answer): return answer
        case .asked: return nil
        case nil: break
        }
        answers[type] = .asked
        let answer = read(of: type)
        answers[type] = .given(answer)
        return answer
    }

    private func read(of type: EntityID) -> Isolation? {
        guard case .type(let read) = table[type].kind, let file = table[type].file else { return nil }
        let place = Place(file: file, enclosing: table[type].container)
        if let written = written(read.summary.isolation, at: place) { return written }
        if read.summary.kind == .actor { return .nonisolated }
        if let inherited = inherited(by: type) { return inherited }
        let isolation = defaultIsolation(of: table.files[file].module)
        if isolation == .nonisolated { return nil }
        return read.summary.kind != .protocol && isFreeOfDefaults(type) ? .nonisolated : isolation
    }

    /// The isolation of a superclass, else that of the protocols to which a type conforms where these agree. What an
    /// extension conforms to isolates nothing, and a protocol that says that it is not isolated says nothing of what
    /// conforms to it.
    private func inherited(by type: EntityID) -> Isolation? {
        var ofProtocols: Set<Isolation> = []
        for name in resolver.inheritance(of: type) {
            guard let base = name.base, case .type(let read) = table[base].kind else {
                if let known = table.sdkType(named: name.path, from: name.file), known.isMainActor {
                    if !known.isProtocol { return .mainActor }
                    ofProtocols.insert(.mainActor)
                }
                continue
            }
            guard let stated = stated(of: base) else { continue }
            if read.summary.kind != .protocol { return stated }
            if stated != .nonisolated { ofProtocols.insert(stated) }
        }
        return ofProtocols.count == 1 ? ofProtocols.first : nil
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
            if LanguageAttributes.names.contains(attribute) { continue }
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
