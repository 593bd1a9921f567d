import HeirloomModel

/// Resolves the names in types, and remembers what it found.
final class TypeResolver {
    /// How a type is written once its names are resolved.
    enum Rendering {
        /// Without sugar and aliases, equal for all spellings of one type.
        case canonical
        /// As spelled, names in full; an alias is expanded only where generated code cannot name it.
        case spelled
        /// As spelled, names in full, all aliases expanded.
        case spelledWithoutAliases
    }

    /// What names are looked up with.
    struct Context {
        var place: Place
        var rendering = Rendering.spelled
        /// What the parameters of a generic alias stand for.
        var substitutions: [String: TypeExpression] = [:]
        /// Whether a name that the place does not see is sought in all modules read, as for a name in a string.
        var searchesAllModules = false
        /// How many aliases are being expanded.
        var depth = 0
    }

    /// A type as it is written in all files that see the same.
    private struct WrittenType: Hashable {
        var outlook: Int
        var type: TypeExpression
    }

    let table: NameTable
    /// The module in which types will be printed.
    let printingModule: String
    /// How many types and names were looked up, for those who hold how that grows.
    private(set) var steps = 0
    private var resolved: [WrittenType: ResolvedType] = [:]
    /// By ``EntityID``, for types that were asked for.
    private var hidesNothing: [EntityID: Bool] = [:]
    private var plainTypes: [EntityID: ResolvedType] = [:]
    private var bases: [EntityID: [EntityID]] = [:]
    /// What the resolution at hand met: the file whose imports show a name that was not read, and names that
    /// stand for several types.
    private var externalNamesFile: FileID?
    private var ambiguousNames: [AmbiguousName] = []

    init(table: NameTable, printingModule: String) {
        self.table = table
        self.printingModule = printingModule
    }

    /// A type whose names are resolved as seen from a place.
    func resolve(
        _ type: TypeExpression,
        from place: Place,
        searchingAllModules searchesAllModules: Bool = false
    ) -> NameResolution {
        steps += 1
        if searchesAllModules || !seesNoMembers(place.enclosing) {
            return lookUp(type, Context(place: place, searchesAllModules: searchesAllModules))
        }
        let written = WrittenType(outlook: table.outlook(of: place.file), type: type)
        if let known = resolved[written] { return NameResolution(type: known, ambiguousNames: []) }
        let resolution = lookUp(type, Context(place: place))
        if resolution.isCertain, !dependsOnFile(type) { resolved[written] = resolution.type }
        return resolution
    }

    /// A declared type by its own name, one object for all that name it.
    func plainType(of entity: EntityID) -> ResolvedType {
        if let known = plainTypes[entity] { return known }
        let name = TypeExpression.named(table.qualifiedPath(of: entity).map { TypeNameComponent($0) })
        let type = ResolvedType(spelled: name, canonical: name, externalNamesFile: nil)
        plainTypes[entity] = type
        return type
    }

    /// What a name stands for that is a type's own, without arguments.
    private func plainType(named type: TypeExpression, _ context: Context) -> ResolvedType? {
        guard case .named(let components) = type, components.count == 1,
            components[0].arguments.isEmpty, components[0].name != "Void",
            case .found(let entity) = lookUp(components, context), case .type = table[entity].kind
        else { return nil }
        return plainType(of: entity)
    }

    private func lookUp(_ type: TypeExpression, _ context: Context) -> NameResolution {
        if let plain = plainType(named: type, context) {
            return NameResolution(type: plain, ambiguousNames: [])
        }
        externalNamesFile = nil
        ambiguousNames = []
        var context = context
        let spelled = expression(for: type, context)
        let external = externalNamesFile
        ambiguousNames = []
        context.rendering = .canonical
        let canonical = expression(for: type, context)
        return NameResolution(
            type: ResolvedType(spelled: spelled, canonical: canonical, externalNamesFile: external),
            ambiguousNames: ambiguousNames
        )
    }

    /// Whether what a type stands for depends on more of the file in which it is written than its outlook.
    private func dependsOnFile(_ type: TypeExpression) -> Bool {
        var dependsOnFile = false
        type.forEachName { components in
            dependsOnFile =
                dependsOnFile
                || components.contains { $0.name == "Self" || table.dependsOnFile($0.name) }
        }
        return dependsOnFile
    }

    /// Whether names mean the same in a type as outside, because neither it nor what is around it has members.
    private func seesNoMembers(_ enclosing: EntityID?) -> Bool {
        guard let type = enclosing else { return true }
        if let known = hidesNothing[type] { return known }
        let sees: Bool
        switch table[type].kind {
        case .module, .outside: sees = true
        case .alias, .external: sees = false
        case .type(let summary):
            sees =
                summary.genericParameters.isEmpty
                && ([type] + basesOfType(type)).allSatisfy { table.memberNames(of: $0).isEmpty }
                && seesNoMembers(table[type].container)
        }
        hidesNothing[type] = sees
        return sees
    }

    /// The type as spelled, with all aliases expanded.
    func expandingAliases(in type: TypeExpression, from place: Place) -> TypeExpression {
        expression(for: type, Context(place: place, rendering: .spelledWithoutAliases))
    }

    func expression(for type: TypeExpression, _ context: Context) -> TypeExpression {
        switch context.rendering {
        case .canonical: type.canonical { self.expression(naming: $0, context) }
        case .spelled, .spelledWithoutAliases:
            type.replacingNames { self.expression(naming: $0, context) }
        }
    }

    private func expression(naming components: [TypeNameComponent], _ context: Context) -> TypeExpression {
        guard let first = components.first else { return .named(components) }
        if let substitute = context.substitutions[first.name], first.arguments.isEmpty {
            return substitute.appending(components.dropFirst())
        }
        switch lookUp(components, context) {
        case .found(let entity):
            let found = expression(naming: components, from: entity, context)
            guard case .external = table[entity].kind, case .named(let path) = found else { return found }
            return .named(context.rendering == .canonical ? canonicalUnread(path, context) : path)
        case .ambiguous(let candidates):
            let expressions = candidates.map { expression(naming: components, from: $0, context) }
            if Set(expressions).count > 1 {
                ambiguousNames.append(AmbiguousName(name: first.name, candidates: candidates))
            }
            return expressions[0]
        case .genericParameter:
            return .named(components)
        case .notRead:
            noteExternal(first.name, in: context.place.file)
            return .named(context.rendering == .canonical ? canonicalUnread(components, context) : components)
        }
    }

    /// One form for all spellings of a name that was not read.
    private func canonicalUnread(_ components: [TypeNameComponent], _ context: Context) -> [TypeNameComponent]
    {
        table.unreadNames.qualifying(components.withoutHeirloom, in: context.place.file)
    }

    private func noteExternal(_ name: String, in file: FileID) {
        guard externalNamesFile == nil, !StandardLibraryNames.all.contains(name) else { return }
        externalNamesFile = file
    }

    /// What a name stands for whose first component is that entity.
    private func expression(
        naming components: [TypeNameComponent],
        from first: EntityID,
        _ context: Context
    ) -> TypeExpression {
        var entity = first
        var path = qualified(first, as: components[0])
        for index in components.indices {
            if index > 0 {
                let member = table.member(
                    named: components[index].name,
                    of: entity,
                    from: context.place.file,
                    inherited: basesOfType
                )
                guard let member else { return .named(path + components[index...]) }
                let isOwn = table[member].container == entity
                path = isOwn ? path + [components[index]] : qualified(member, as: components[index])
                entity = member
            }
            switch table[entity].kind {
            case .module, .outside, .type: break
            case .external: noteExternal(components[index].name, in: context.place.file)
            case .alias(let alias):
                guard isExpanded(alias, declaredIn: table[entity].file, context) else { continue }
                let rest = components[(index + 1)...]
                let target = expansion(of: alias, entity, arguments: components[index].arguments, context)
                guard !rest.isEmpty, case .named(let names) = target,
                    let type = table.entity(withQualifiedPath: names.map(\.name))
                else { return target.appending(rest) }
                entity = type
                path = names
            }
        }
        return .named(path)
    }

    /// The entity's full name, whose last component is as written.
    private func qualified(_ entity: EntityID, as component: TypeNameComponent) -> [TypeNameComponent] {
        var path = table.qualifiedPath(of: entity).map { TypeNameComponent($0) }
        path[path.count - 1].arguments = component.arguments
        return path
    }

    private func isExpanded(_ alias: AliasSummary, declaredIn file: FileID?, _ context: Context) -> Bool {
        guard context.depth < 64, let file else { return false }
        switch context.rendering {
        case .canonical, .spelledWithoutAliases:
            return true
        case .spelled:
            return !table.isVisible(
                alias.access,
                of: table.files[file].module,
                from: printingModule,
                isTestable: false
            )
        }
    }

    private func expansion(
        of alias: AliasSummary,
        _ entity: EntityID,
        arguments: [TypeExpression],
        _ context: Context
    ) -> TypeExpression {
        let place = Place(file: table[entity].file ?? context.place.file, enclosing: table[entity].container)
        return expression(
            for: alias.aliasedType.type,
            Context(
                place: place,
                rendering: context.rendering,
                substitutions: Dictionary(
                    zip(alias.genericParameters, arguments),
                    uniquingKeysWith: { first, _ in first }
                ),
                depth: context.depth + 1
            )
        )
    }
}

extension TypeResolver {
    /// What the first component of a name stands for.
    private func lookUp(_ components: [TypeNameComponent], _ context: Context) -> NameLookup {
        steps += 1
        let name = components[0].name
        if name == "Self", let enclosing = context.place.enclosing { return .found(enclosing) }
        let inTypes = table.lookUpInTypes(name, from: context.place, inherited: basesOfType)
        let found = inTypes ?? table.lookUpInFile(name, file: context.place.file)
        guard context.searchesAllModules else { return found }
        switch found {
        case .ambiguous, .genericParameter: return found
        case .found(let entity) where leadsToType(entity, components, context): return found
        case .found, .notRead: return lookUpInAllModules(components, context) ?? found
        }
    }

    /// Whether a name whose first component is that entity names a type. A module does not, though many a
    /// type is called like its module.
    private func leadsToType(
        _ first: EntityID,
        _ components: [TypeNameComponent],
        _ context: Context
    ) -> Bool {
        var entity = first
        for component in components.dropFirst() {
            if case .alias = table[entity].kind { return true }
            let member = table.member(
                named: component.name,
                of: entity,
                from: context.place.file,
                inherited: basesOfType
            )
            guard let member else { return false }
            entity = member
        }
        switch table[entity].kind {
        case .module, .outside: return false
        case .type, .external, .alias: return true
        }
    }

    private func lookUpInAllModules(_ components: [TypeNameComponent], _ context: Context) -> NameLookup? {
        let modules = table.files.modules.compactMap { table.module(named: $0) }
        let found = modules.flatMap { table.allMembers(named: components[0].name, of: $0) }
            .filter { table[$0].access > .fileprivate && leadsToType($0, components, context) }
        if found.count > 1 { return .ambiguous(found) }
        let module = table.module(named: components[0].name)
        // A module hides behind a type of its name that the place sees.
        let hidden = module.flatMap { leadsToType($0, components, context) ? $0 : nil }
        return (found.first ?? hidden).map(NameLookup.found)
    }

    /// An alias that a type names and that is less accessible than that level.
    func alias(
        in type: TypeExpression,
        from place: Place,
        narrowerThan access: AccessLevel
    ) -> EntityID? {
        var found: EntityID?
        type.forEachName { components in
            guard found == nil,
                case .found(var entity) = lookUp(components, Context(place: place, rendering: .spelled))
            else { return }
            for (index, component) in components.enumerated() {
                if index > 0 {
                    let member = table.member(
                        named: component.name,
                        of: entity,
                        from: place.file,
                        inherited: basesOfType
                    )
                    guard let member else { return }
                    entity = member
                }
                if case .alias = table[entity].kind, table[entity].access < min(access, .public) {
                    found = entity
                    return
                }
            }
        }
        return found
    }

    /// The types from which a type inherits members, its superclass and protocols and theirs, as far as they
    /// were read.
    func basesOfType(_ type: EntityID) -> [EntityID] {
        if let known = bases[type] { return known }
        var found: [EntityID] = []
        // Most have none that was read.
        var known: Set<EntityID> = []
        var next = [type]
        while let current = next.popLast() {
            guard case .type(let summary) = table[current].kind, let file = table[current].file else {
                continue
            }
            // A type's own members are not seen where its inheritance is written.
            let place = Place(file: file, enclosing: table[current].container)
            for name in summary.inheritance.flatMap(\.type.inheritedNames) {
                guard let base = table.type(named: name, from: place), base != type,
                    known.insert(base).inserted
                else {
                    continue
                }
                found.append(base)
                next.append(base)
            }
        }
        bases[type] = found
        return found
    }
}

/// A type whose names were looked up.
struct NameResolution {
    var type: ResolvedType
    var ambiguousNames: [AmbiguousName]

    /// Whether all names in it are known, each for one type.
    fileprivate var isCertain: Bool { ambiguousNames.isEmpty && type.externalNamesFile == nil }
}

/// A name that stands for several types.
struct AmbiguousName: Hashable {
    var name: String
    var candidates: [EntityID]
}

extension TypeExpression {
    /// The type's member under the rest of a name.
    func appending(_ rest: ArraySlice<TypeNameComponent>) -> TypeExpression {
        if rest.isEmpty { return self }
        if case .named(let components) = self { return .named(components + rest) }
        return rest.reduce(self) { .member(of: $0, $1) }
    }
}

extension [TypeNameComponent] {
    /// `Instantiator<T>` for `Heirloom.Instantiator<T>`: Heirloom itself is never read.
    fileprivate var withoutHeirloom: [TypeNameComponent] {
        count == 2 && self[0] == TypeNameComponent("Heirloom") ? [self[1]] : self
    }
}
