import HeirloomModel

/// Resolves the names in all instantiable declarations.
struct ScopeReader {
    package internal(set) var scopes: [DeclaredScope] = []
    /// The closures that build dependencies. They follow all other scopes.
    var closures: [DeclaredScope] = []
    /// The declarations that only serve test doubles, and so are not part of the tree.
    package private(set) var doubles: [DeclaredScope] = []
    package internal(set) var types: TypeTable
    package private(set) var values = ValueTable()
    let table: NameTable
    let resolver: TypeResolver
    let isolations: IsolationTable
    var specializations: Specializations
    /// The place of the declaration that is being read, from which its names are looked up.
    var place = Place(file: FileID(0))
    /// The arguments of the generic type that is being read.
    var arguments: GenericArguments?
    /// The ambiguous names in the declaration or the dependency that is being read.
    var ambiguities: [AmbiguousReference] = []
    /// Generic types that request one another with ever larger arguments.
    package internal(set) var endlessGenerics: [EndlessGenerics] = []

    init(table: NameTable, resolver: TypeResolver, isolations: IsolationTable) {
        self.table = table
        self.resolver = resolver
        self.isolations = isolations
        specializations = Specializations(table)
        let count = table.files.files.reduce(0) { $0 + $1.summary.instantiables.count }
        types = TypeTable(capacity: count)
        scopes.reserveCapacity(count)
        var servingDoubles: [(declaration: InstantiableDeclaration, file: FileID)] = []
        for file in table.files.ids {
            var declarations = table.files[file].summary.instantiables
            if declarations.count > 1 { declarations.sort { $0.nameRange.start < $1.nameRange.start } }
            for index in declarations.indices {
                if declarations[index].testDouble.mockOnly {
                    servingDoubles.append((declarations[index], file))
                } else {
                    scopes.append(read(declarations[index], in: file))
                }
            }
        }
        if !specializations.isEmpty { readSpecializations() }
        // Doubles are read after the whole tree, so that its types and values have the same numbers as without doubles.
        doubles = servingDoubles.map { read($0.declaration, in: $0.file) }
        scopes += closures
    }

    private mutating func read(_ written: InstantiableDeclaration, in file: FileID) -> DeclaredScope {
        var declaration = written
        let path = declaration.path
        let entity: EntityID?
        switch declaration.form {
        case .declaration, .closure: entity = table.declaration(of: path, in: file)
        case .extension: entity = table.type(named: path, from: Place(file: file))
        }
        // An enclosing extension does not show the access level of the type that it extends.
        if let entity { declaration.access = min(declaration.access, table[entity].access) }
        place = Place(file: file, enclosing: entity)
        ambiguities = []
        let type: ResolvedType
        switch declaration.form {
        case .declaration, .closure:
            type = entity.map { resolver.plainType(of: $0) } ?? named(path, in: file)
            if !declaration.genericParameters.isEmpty { return read(generic: declaration, type) }
        case .extension:
            place.isInExtension = true
            type = resolve(declaration.typeWithoutSelf)
        }
        return read(declaration, building: type, types.intern(type))
    }

    /// Reads a declaration at ``place``.
    mutating func read(
        _ declaration: InstantiableDeclaration,
        building type: ResolvedType,
        _ typeID: TypeID,
        isGeneric: Bool = false
    ) -> DeclaredScope {
        let fulfilled = declaration.fulfilledTypes.map { types.intern(resolve($0)) }
        let owner = DependencyOwner(
            type: type,
            closures: declaration.closures,
            hasLocalFaults: declaration.hasLocalFaults,
            isGeneric: isGeneric
        )
        return DeclaredScope(
            declaration: declaration,
            at: place,
            building: type,
            typeID,
            arguments: arguments,
            isGeneric: isGeneric,
            fulfilled: fulfilled,
            key: declaration.key.flatMap { key($0.value) },
            dependencies: declaration.dependencies.indices.map {
                read(declaration.dependencies, at: $0, of: owner)
            },
            ambiguities: ambiguities
        )
    }

    private func named(_ path: [String], in file: FileID) -> ResolvedType {
        let path = [table.files[file].module] + path
        let name = TypeExpression.named(path.map { TypeNameComponent($0) })
        return ResolvedType(spelled: name, canonical: name, externalNamesFile: nil)
    }

    mutating func read(
        _ declarations: [DependencyDeclaration],
        at index: Int,
        of owner: DependencyOwner
    ) -> DeclaredDependency {
        let around = ambiguities
        ambiguities = []
        defer { ambiguities = around }
        let (label, written) = (declarations[index].label, declarations[index].type)
        let type = resolve(written)
        let value = intern(label, type.withoutSpecifiers)
        let origin: ScopeDependency.Origin
        var request: BuildRequest?
        switch declarations[index].source {
        case .forwarded:
            origin = .forwarded
        case .instantiated(let instantiation):
            origin = .instantiated
            let closure = owner.closures.isEmpty ? nil : owner.closure(building: label)
            request =
                closure.map { self.request(instantiation, by: $0, in: owner, for: written, type) }
                ?? self.request(instantiation, for: written.type, type)
        case .received(onlyIfAvailable: false):
            origin = .received
        case .received(onlyIfAvailable: true):
            origin = .receivedIfAvailable(intern(label, ifAvailable: type.withoutOptional))
        case .renamed(let renaming):
            let named = existential(resolve(renaming.type))
            let source: Requirement =
                renaming.onlyIfAvailable
                ? .ifAvailable(intern(renaming.label, ifAvailable: named.withoutOptional))
                : .value(intern(renaming.label, named))
            let wrapper =
                renaming.erasedToConcreteExistential
                ? product(of: shape(of: type, written.type).spelled, nil) : nil
            origin = .renamed(ScopeDependency.Renaming(source: source, wrapper: wrapper))
        }
        var isTooMuch = false
        if let request, !specializations.isEmpty {
            isTooMuch = specializations.isTooMuch(request.specializations)
        }
        // Reporting one is enough: each of many would request as many.
        if isTooMuch, endlessGenerics.allSatisfy({ !$0.isFinite }) {
            let dependency = DependencyID(scope: ScopeID(scopes.count), index: index)
            endlessGenerics.append(EndlessGenerics(steps: [dependency], isFinite: true))
        }
        return DeclaredDependency(
            declarations: declarations,
            index: index,
            value: value,
            type: type,
            origin: origin,
            request: request,
            ambiguities: ambiguities,
            isEndless: isTooMuch
                || owner.type != nil && specializations.isEndless(index, of: place.enclosing)
        )
    }
}

extension ScopeReader {
    /// Resolves a type at ``place``, and records the ambiguous names in it.
    mutating func resolve(_ written: TypeReference, searchingAllModules: Bool = false) -> ResolvedType {
        let resolution = resolver.resolve(
            written.type,
            from: place,
            searchingAllModules: searchingAllModules,
            within: arguments
        )
        for name in resolution.ambiguousNames {
            ambiguities.append(AmbiguousReference(name: name, written: written, isText: searchingAllModules))
        }
        return resolution.type
    }

    /// Returns `any P` for the `P` of an `ofType: P.self`, where `any` may be omitted, and for the `(any P)` of an
    /// `ofType: (any P).self`, whose parentheses belong to the metatype.
    ///
    /// Otherwise the spelling that is read first would decide, and generated code would depend on the order of
    /// declarations.
    private func existential(_ type: ResolvedType) -> ResolvedType {
        var spelled = type.spelled.withoutParentheses
        if let entity = spelled.entity(in: table), case .type(let read) = table[entity].kind,
            read.summary.kind == .protocol
        {
            spelled = .existential(spelled)
        }
        return type.spelledOtherwise(spelled)
    }

    private mutating func intern(_ label: String, _ type: ResolvedType) -> ValueID {
        values.intern(label: label, type: type, id: types.intern(type))
    }

    /// Returns an `x: X` that is required only if it or an `x: X?` is available, and records that the two belong together.
    private mutating func intern(_ label: String, ifAvailable type: ResolvedType) -> ValueID {
        let value = intern(label, type)
        values.note(intern(label, type.optional), asOptionalOf: value)
        return value
    }
}

extension ResolvedType {
    /// The type without its optional. An alias of an optional has no spelling for it, so the canonical one is used.
    fileprivate var withoutOptional: ResolvedType {
        guard canonical.wrappedInOptional != nil else { return self }
        let isSpelled = spelled.wrappedInOptional != nil
        return with(
            spelled: isSpelled ? spelled.withoutOptional : canonical.withoutOptional,
            canonical: canonical.withoutOptional
        )
    }
}

extension InstantiableDeclaration {
    /// The type that is built, with the extended type's name for `Self`: the type may not have been read.
    fileprivate var typeWithoutSelf: TypeReference {
        let extended = path.map { TypeNameComponent($0) }
        let type = self.type.type.replacingNames { components in
            guard components.first == TypeNameComponent("Self") else { return .named(components) }
            return .named(extended + components.dropFirst())
        }
        return TypeReference(type: type, range: self.type.range)
    }
}
