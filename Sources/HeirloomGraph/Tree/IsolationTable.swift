import HeirloomModel

/// The isolation in which each type is built, as far as was read.
package final class IsolationTable {
    private enum Answer {
        case asked
        case given(Isolation?)
    }

    let table: NameTable
    let resolver: TypeResolver
    /// By ``EntityID``, the answers so far. Without them, the time would grow exponentially with protocols that refine
    /// two protocols that refine the same one.
    private var answers: [Answer?]
    /// The modules whose declarations are `@MainActor` by default.
    private var mainActorModules: Set<String> = []
    /// The modules that are compiled in the Swift 5 mode according to their configurations.
    private(set) var modulesOfSwift5: Set<String> = []

    /// - Parameter languageMode: The language mode of the module for which types are printed, unless its configuration
    ///   states another.
    init(table: NameTable, resolver: TypeResolver, languageMode: LanguageMode?) {
        self.table = table
        self.resolver = resolver
        answers = Array(repeating: nil, count: table.entities.count)
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

    /// Returns the isolation in which a scope must be built.
    package func isolation(of scope: DeclaredScope) -> Isolation {
        constructionIsolation(of: scope) ?? typeIsolation(of: scope)
    }

    /// Returns the global actor of the initializer, if the type itself is not on it.
    func initializerActor(of scope: DeclaredScope) -> ResolvedType? {
        guard let isolation = constructionIsolation(of: scope), isolation != typeIsolation(of: scope) else {
            return nil
        }
        return isolation.actor
    }

    /// Returns the isolation that the initializer states, or inherits from one that it overrides or that a protocol
    /// requires.
    private func constructionIsolation(of scope: DeclaredScope) -> Isolation? {
        let inner = scope.place
        return written(scope.declaration.construction.isolation, at: inner) ?? inheritedIsolation(of: scope)
    }

    private func typeIsolation(of scope: DeclaredScope) -> Isolation {
        let place = scope.entity.map { table.place(of: $0, in: scope.file) } ?? Place(file: scope.file)
        if let written = written(scope.declaration.isolation, at: place) { return written }
        if let entity = scope.entity {
            let isExtension = scope.declaration.form == .extension
            return isolation(ofMembersOf: entity, inExtension: isExtension, at: scope.file)
        }
        if table.sdkType(named: scope.declaration.path, from: scope.file)?.isMainActor == true {
            return .mainActor
        }
        return defaultIsolation(of: table.files[scope.file].module)
    }

    /// Returns the isolation of a type's members: its own, or the one that it inherits.
    package func isolation(of type: EntityID) -> Isolation {
        if case .type = table[type].kind {
            // A cycle of types that depend on one another.
            if case .asked = answers[type.index] { return .mainActor }
            return stated(of: type) ?? .nonisolated
        }
        return table.sdkType(of: type)?.isMainActor == true ? .mainActor : .nonisolated
    }

    /// Returns the isolation that a type states or inherits; `nil` if there is none, as opposed to an explicit
    /// `nonisolated`.
    private func stated(of type: EntityID) -> Isolation? {
        switch answers[type.index] {
        case .given(let answer): return answer
        case .asked: return nil
        case nil: break
        }
        answers[type.index] = .asked
        let answer = read(of: type)
        answers[type.index] = .given(answer)
        return answer
    }

    private func read(of type: EntityID) -> Isolation? {
        guard case .type(let read) = table[type].kind, let file = table[type].file else { return nil }
        let place = table.place(of: type, in: file)
        if let written = written(read.summary.isolation, at: place) { return written }
        if read.summary.kind == .actor || requiresActor(type) { return .nonisolated }
        if let inherited = inherited(by: type) { return inherited }
        let isolation = defaultIsolation(of: table.files[file].module)
        if isolation == .nonisolated { return nil }
        return read.summary.kind != .protocol && isFreeOfDefaults(type) ? .nonisolated : isolation
    }

    /// Returns the isolation of a superclass, otherwise the one that all isolated protocols in the inheritance clause
    /// share. Conformances in extensions isolate nothing, and a nonisolated protocol does not affect the types that
    /// conform to it.
    func inherited(by type: EntityID) -> Isolation? {
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

    /// Returns the isolation in which a builder builds; `nil` for that of its owner. The type of the builder is spelled
    /// canonically.
    func context(of builder: Builder) -> Isolation? {
        if let actor = builder.globalActor { return .globalActor(actor) }
        return builder.isSendable ? .nonisolated : nil
    }

    /// Returns the default isolation of a module's declarations.
    package func defaultIsolation(of module: String) -> Isolation {
        mainActorModules.contains(module) ? .mainActor : .nonisolated
    }

    /// Returns the isolation that a declaration states itself.
    func written(_ spelling: IsolationSpelling, at place: Place) -> Isolation? {
        if spelling.isNonisolated { return .nonisolated }
        for attribute in spelling.attributes {
            if LanguageAttributes.names.contains(attribute) { continue }
            if let actor = globalActor(named: attribute, at: place) { return actor }
        }
        return nil
    }

    /// Returns the global actor that an attribute names, directly or by an alias.
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
    /// The names of the types in an entry of an inheritance clause.
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
