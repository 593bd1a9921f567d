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

    /// Returns the isolation that the initializer of a scope inherits: from the initializer of a superclass that it
    /// overrides, otherwise from one that a protocol requires. An implicit initializer is isolated only if it
    /// sets an isolated value.
    func inheritedIsolation(of scope: DeclaredScope) -> Isolation? {
        guard let type = scope.entity, scope.declaration.form != .extension else { return nil }
        let inherited = resolver.inheritance(of: type)
        if inherited.isEmpty { return nil }
        let bases = inherited.compactMap { $0.base }
        if !bases.isEmpty {
            let labels = scope.declaration.construction.arguments.map { $0.label ?? "_" }
            if let overridden = overridden(labels, by: type, askedFor: []) { return overridden }
            if let required = required(labels, by: bases) { return required }
        }
        let isUnwritten = scope.declaration.construction.callee == .inheritedInitializer
        return isUnwritten && setsNothingIsolated(type) ? .nonisolated : nil
    }

    /// Returns the isolation of the initializer that one with these labels overrides; `nil` if there is none.
    private func overridden(
        _ labels: [String],
        by type: EntityID,
        askedFor inner: Set<EntityID>
    ) -> Isolation? {
        guard !inner.contains(type) else { return nil }
        for base in resolver.inheritance(of: type).compactMap(\.base) {
            guard case .type(let read) = table[base].kind, read.summary.kind == .class,
                let file = table[base].file
            else { continue }
            let designated = read.summary.initializers.filter { !$0.isConvenience }
            let like = designated.first { $0.labels == labels }
            let said = like.flatMap { written($0.isolation, at: Place(file: file, enclosing: base)) }
            // A class with designated initializers of its own inherits none.
            if like == nil, !designated.isEmpty { return nil }
            if let said = said ?? overridden(labels, by: base, askedFor: inner.union([type])) { return said }
            return like != nil || labels.isEmpty ? isolation(of: base) : nil
        }
        return nil
    }

    /// Returns the isolation of the initializer with these labels that a protocol requires, nearest first.
    private func required(_ labels: [String], by bases: [EntityID]) -> Isolation? {
        var walk = BreadthFirstWalk(from: bases)
        while let current = walk.next() {
            guard case .type(let read) = table[current].kind, let file = table[current].file else { continue }
            if read.summary.kind == .protocol,
                let like = read.summary.initializers.first(where: { $0.labels == labels }),
                let said = written(like.isolation, at: Place(file: file, enclosing: current))
            {
                return said
            }
            for name in resolver.inheritance(of: current) { name.base.map { _ = walk.reach($0) } }
        }
        return nil
    }

    /// Returns whether the implicit initializer of a class sets only nonisolated values, as far as was read, and so is
    /// nonisolated itself. This holds from the Swift 6 mode on.
    private func setsNothingIsolated(_ type: EntityID) -> Bool {
        guard case .type(let read) = table[type].kind, let file = table[type].file,
            !modulesOfSwift5.contains(table.files[file].module)
        else { return false }
        // A superclass that was not read may have any initializer.
        let isOfProtocols = resolver.inheritance(of: type).allSatisfy { name in
            if let base = name.base, case .type(let read) = table[base].kind {
                return read.summary.kind == .protocol
            }
            let known = table.sdkType(named: name.path, from: name.file)
            return known?.isProtocol == true || name.path.last == "Instantiable"
        }
        let place = Place(file: file, enclosing: type)
        return isOfProtocols
            && read.summary.storedTypes.allSatisfy { stored in
                guard let stored else { return false }
                return isIsolatedNowhere(resolver.resolve(stored.type, from: place).type.canonical)
            }
    }

    /// Returns whether no type that another type names is isolated, as far as is known.
    private func isIsolatedNowhere(_ type: TypeExpression) -> Bool {
        var isNowhere = true
        type.forEachName { components in
            if let entity = TypeExpression.named(components).entity(in: table),
                case .type = table[entity].kind
            {
                isNowhere = isNowhere && isolation(of: entity) == .nonisolated
            } else {
                let known = components.last.flatMap { SDKType.named($0.name) }
                let isPlain = known.map { $0.isOfStandardLibrary || $0.facts.contains(.plainValue) } ?? false
                isNowhere = isNowhere && isPlain
            }
        }
        return isNowhere
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
