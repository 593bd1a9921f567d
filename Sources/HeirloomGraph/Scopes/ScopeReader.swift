import HeirloomModel

/// Resolves the names in all instantiable declarations.
struct ScopeReader {
    package internal(set) var scopes: [DeclaredScope] = []
    /// The closures that build dependencies. They follow all other scopes.
    private var closures: [DeclaredScope] = []
    /// The declarations that only serve test doubles, and so are not part of the tree.
    package private(set) var doubles: [DeclaredScope] = []
    package internal(set) var types: TypeTable
    package private(set) var values = ValueTable()
    let table: NameTable
    let resolver: TypeResolver
    let isolations: IsolationTable
    var specializations: Specializations
    /// The arguments of the generic type that is being read.
    var arguments: GenericArguments?
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
            let declarations = table.files[file].summary.instantiables
            let isSorted = declarations.count < 2
            for declaration in isSorted
                ? declarations : declarations.sorted(by: { $0.nameRange.start < $1.nameRange.start })
            {
                if declaration.testDouble.mockOnly {
                    servingDoubles.append((declaration, file))
                } else {
                    scopes.append(read(declaration, in: file))
                }
            }
        }
        if !specializations.isEmpty { readSpecializations() }
        // Doubles are read after the whole tree, so that its types and values have the same numbers as without doubles.
        doubles = servingDoubles.map { read($0.declaration, in: $0.file) }
        scopes += closures
    }

    /// Adds a closure that builds a dependency.
    mutating func add(_ closure: DeclaredScope) { closures.append(closure) }

    private mutating func read(_ written: InstantiableDeclaration, in file: FileID) -> DeclaredScope {
        var ambiguities: [AmbiguousReference] = []
        var declaration = written
        let path = declaration.path
        let entity: EntityID?
        let type: ResolvedType
        switch declaration.form {
        case .declaration, .closure: entity = table.declaration(of: path, in: file)
        case .extension: entity = table.type(named: path, from: Place(file: file))
        }
        // An enclosing extension does not show the access level of the type that it extends.
        if let entity { declaration.access = min(declaration.access, table[entity].access) }
        var place = Place(file: file, enclosing: entity)
        switch declaration.form {
        case .declaration, .closure:
            type = entity.map { resolver.plainType(of: $0) } ?? named(path, in: file)
            if !declaration.genericParameters.isEmpty {
                return read(generic: declaration, at: place, type)
            }
        case .extension:
            place.isInExtension = true
            type = resolve(declaration.typeWithoutSelf, from: place, &ambiguities)
        }
        return read(declaration, at: place, building: type, types.intern(type), &ambiguities)
    }

    /// - Parameter ambiguities: The ambiguous names that were found already.
    mutating func read(
        _ declaration: InstantiableDeclaration,
        at place: Place,
        building type: ResolvedType,
        _ typeID: TypeID,
        isGeneric: Bool = false,
        _ ambiguities: inout [AmbiguousReference]
    ) -> DeclaredScope {
        let fulfilled = declaration.fulfilledTypes.map {
            types.intern(resolve($0, from: place, &ambiguities))
        }
        let key = declaration.key.flatMap { self.key($0.value, from: place) }
        let owner = DependencyOwner(
            type: type,
            closures: declaration.closures,
            hasLocalFaults: declaration.hasLocalFaults,
            isGeneric: isGeneric
        )
        let dependencies = declaration.dependencies.indices.map { index in
            read(declaration.dependencies, at: index, of: owner, from: place)
        }
        return DeclaredScope(
            declaration: declaration,
            at: place,
            building: type,
            typeID,
            arguments: arguments,
            isGeneric: isGeneric,
            fulfilled: fulfilled,
            key: key,
            dependencies: dependencies,
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
        of owner: DependencyOwner,
        from place: Place
    ) -> DeclaredDependency {
        let (label, written) = (declarations[index].label, declarations[index].type)
        var ambiguities: [AmbiguousReference] = []
        let type = resolve(written, from: place, &ambiguities)
        let value = intern(label, type.withoutSpecifiers)
        let origin: ScopeDependency.Origin
        var request: BuildRequest?
        switch declarations[index].source {
        case .forwarded:
            origin = .forwarded
        case .instantiated(let instantiation):
            origin = .instantiated
            if !owner.closures.isEmpty, let closure = owner.closure(building: label) {
                request = self.request(
                    instantiation,
                    by: closure,
                    in: owner,
                    for: declarations[index],
                    type,
                    from: place,
                    &ambiguities
                )
            } else {
                request = self.request(instantiation, for: written.type, type, from: place, &ambiguities)
            }
        case .received(onlyIfAvailable: false):
            origin = .received
        case .received(onlyIfAvailable: true):
            origin = .receivedIfAvailable(intern(label, ifAvailable: type.withoutOptional))
        case .renamed(let renaming):
            let named = existential(resolve(renaming.type, from: place, &ambiguities))
            let source = renaming.onlyIfAvailable ? named.withoutOptional : named
            origin = .renamed(
                ScopeDependency.Renaming(
                    source: renaming.onlyIfAvailable
                        ? .ifAvailable(intern(renaming.label, ifAvailable: source))
                        : .value(intern(renaming.label, source)),
                    wrapper: renaming.erasedToConcreteExistential
                        ? product(of: shape(of: type, written.type, from: place).spelled, nil) : nil
                )
            )
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
    /// - Parameter ambiguities: The array to which ambiguous names are added.
    func resolve(
        _ reference: TypeReference,
        from place: Place,
        searchingAllModules: Bool = false,
        _ ambiguities: inout [AmbiguousReference]
    ) -> ResolvedType {
        let resolution = resolver.resolve(
            reference.type,
            from: place,
            searchingAllModules: searchingAllModules,
            within: arguments
        )
        for name in resolution.ambiguousNames {
            ambiguities.append(
                AmbiguousReference(name: name, written: reference, isText: searchingAllModules)
            )
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
