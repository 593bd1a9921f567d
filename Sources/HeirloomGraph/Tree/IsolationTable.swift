import HeirloomModel

/// In which isolation each type is built, as far as was read.
struct IsolationTable {
    private let table: NameTable
    private let resolver: TypeResolver
    /// Conformances written in an extension in the type's own file, which count like those on the type.
    private var conformances: [EntityID: [InheritedName]] = [:]
    /// The modules whose declarations are `@MainActor` where nothing else is said.
    private var mainActorModules: Set<String> = []

    init(table: NameTable, resolver: TypeResolver) {
        self.table = table
        self.resolver = resolver
        for file in table.files.withConfigurations {
            for configuration in table.files[file].summary.configurations
            where configuration.defaultIsolation?.hasPrefix("MainActor") == true {
                mainActorModules.insert(table.files[file].module)
            }
        }
        for file in table.files.withExtensions {
            for extending in table.files[file].summary.extensions where !extending.inheritance.isEmpty {
                guard case .named(let components) = extending.extendedType.type,
                    let type = table.type(named: components.map(\.name), from: Place(file: file)),
                    table[type].file == file
                else { continue }
                let place = Place(file: file, enclosing: table[type].container)
                conformances[type, default: []] += extending.inheritance.flatMap(\.type.inheritedNames)
                    .map { InheritedName(table.follow($0, from: place)) }
            }
        }
    }

    /// The isolation in which a scope must be built.
    func isolation(of scope: DeclaredScope) -> Isolation {
        if let written = written(scope.declaration.construction.isolation, in: scope.file) { return written }
        if let written = written(scope.declaration.isolation, in: scope.file) { return written }
        if let entity = scope.entity { return isolation(of: entity) }
        if table.sdkType(named: scope.declaration.path, from: scope.file)?.isMainActor == true {
            return .mainActor
        }
        return defaultIsolation(of: table.files[scope.file].module)
    }

    /// The isolation of a type's members: its own, else that of what it inherits from, the nearest first.
    func isolation(of type: EntityID) -> Isolation {
        var queue = [type]
        var known: Set<EntityID> = []
        var next = 0
        var fallback = Isolation.nonisolated
        while next < queue.count {
            let current = queue[next]
            next += 1
            guard case .type(let read) = table[current].kind, let file = table[current].file else {
                if current == type, table.sdkType(of: current)?.isMainActor == true { return .mainActor }
                continue
            }
            if let written = written(read.summary.isolation, in: file) { return written }
            if read.summary.kind == .actor { return .nonisolated }
            if case .nonisolated = fallback { fallback = defaultIsolation(of: table.files[file].module) }
            let inherited = resolver.inheritance(of: current)
            for name in conformances[current].map({ inherited + $0 }) ?? inherited {
                if let base = name.base, case .type = table[base].kind {
                    if base != type, known.insert(base).inserted { queue.append(base) }
                } else if table.sdkType(named: name.path, from: name.file)?.isMainActor == true {
                    return .mainActor
                }
            }
        }
        return fallback
    }

    /// The isolation of a module's declarations that do not say it.
    func defaultIsolation(of module: String) -> Isolation {
        mainActorModules.contains(module) ? .mainActor : .nonisolated
    }

    /// What a declaration says itself.
    private func written(_ spelling: IsolationSpelling, in file: FileID) -> Isolation? {
        if spelling.isNonisolated { return .nonisolated }
        for attribute in spelling.attributes {
            let path = attribute.split(separator: ".").map(String.init)
            if path.last == "MainActor" { return .mainActor }
            if let type = table.type(named: path, from: Place(file: file)),
                case .type(let read) = table[type].kind,
                read.summary.isolation.attributes.contains("globalActor")
            {
                return .globalActor(table.qualifiedName(of: type))
            }
        }
        return nil
    }
}

extension Isolation {
    /// `@MainActor`
    package static let mainActor = Isolation.globalActor("MainActor")
}

extension TypeExpression {
    /// The names of the types in an inheritance clause's entry.
    var inheritedNames: [[String]] {
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
