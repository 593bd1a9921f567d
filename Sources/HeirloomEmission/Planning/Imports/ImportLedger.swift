import HeirloomGraph
import HeirloomModel

/// Records the imports that the generated file needs, and their access levels.
struct ImportLedger: Sendable {
    private let graph: ScopeGraph
    /// The modules that are needed by name.
    private var modules: [String: AccessLevel] = [:]
    /// The declarations that are imported by themselves, so that their names refer to them.
    private var declarations: [ImportedDeclaration: AccessLevel] = [:]
    /// The attributes that imports of modules need to reveal hidden declarations: `@_spi(Testing)`.
    private var attributes: [String: Set<String>] = [:]
    /// The modules that an import shows under `InternalImportsByDefault`, although no file of the module may show them.
    private var shown: [String: AccessLevel] = [:]
    /// The files that mention a printed type whose declaration was not read. Any of their imports may declare it.
    private var files: [FileID: AccessLevel] = [:]

    init(_ graph: ScopeGraph) {
        self.graph = graph
        use(module: "Heirloom")
    }

    /// Records that declarations with the given access level need a module.
    mutating func use(module: String, access: AccessLevel = .internal, attributes: [String] = []) {
        guard module != graph.module else { return }
        modules[module] = max(modules[module] ?? .internal, access)
        if !attributes.isEmpty { self.attributes[module, default: []].formUnion(attributes) }
    }

    /// Records that a type is printed in a declaration with the given access level.
    mutating func use(_ type: ResolvedType, access: AccessLevel = .internal) {
        if access > .internal { type.spelled.forEachShownName { use($0, access: access) } }
        type.spelled.forEachName { use($0, access: .internal) }
        for file in type.externalNamesFiles { files[file] = max(files[file] ?? .internal, access) }
    }

    /// Records that a declaration shows a type, although no other declaration of the module may do so.
    mutating func show(_ type: ResolvedType, access: AccessLevel) {
        var modules = type.externalNamesFiles.flatMap { file in
            graph[file].imports.filter(graph.isUnread).map(\.module)
        }
        type.spelled.forEachShownName { components in
            if graph.names.modules.contains(components[0].name) { modules.append(components[0].name) }
        }
        for module in modules { shown[module] = max(shown[module] ?? .internal, access) }
    }

    private mutating func use(_ components: [TypeNameComponent], access: AccessLevel) {
        guard components.count > 1 else { return }
        let module = components[0].name
        if graph.names.modules.contains(module) { use(module: module, access: access) }
        guard !graph.names.nestedElsewhere.isEmpty else { return }
        for count in 2...components.count {
            let path = components.prefix(count).map(\.name)
            guard let extending = graph.names.nestedElsewhere[path] else { continue }
            use(module: extending, access: access)
        }
    }

    /// Records that a member of a generic parameter, such as `Model.ID`, is printed in a declaration with the given
    /// access level. One of the parameter's protocols declares the member, or a protocol that it inherits from, which
    /// the type's file imports.
    mutating func use(
        memberOfParameterOf declaration: InstantiableDeclaration,
        in file: FileID,
        access: AccessLevel
    ) {
        use(importsOf: file)
        for requirement in declaration.genericRequirements {
            requirement.supertype?.forEachName { components in
                for module in graph.names.topLevel[components[0].name] ?? [] {
                    let isImported = graph[file].imports.contains { $0.module == module }
                    if isImported { use(module: module, access: access) }
                }
            }
        }
    }

    /// Records that an expression is printed as it is written in a file, where its names mean what the file imports.
    mutating func use(namesOf file: FileID, in expression: String) {
        let isLiteral = ["nil", "true", "false", "[]", "[:]", "\"\""].contains(expression)
        if !isLiteral, Double(expression) == nil { use(importsOf: file) }
    }

    /// Records that anything that a file imports may be printed.
    mutating func use(importsOf file: FileID) { files[file] = files[file] ?? .internal }

    /// Records that a declaration is printed whose name other modules may declare as well, and that cannot be
    /// qualified.
    mutating func use(_ declaration: ImportedDeclaration, access: AccessLevel = .internal) {
        declarations[declaration] = max(declarations[declaration] ?? .internal, access)
    }

    /// The imports, sorted by module.
    func plans() -> [ImportPlan] {
        var needs = modules.mapValues { Need(access: $0, isUnconditional: true) }
        for added in graph.additionalImports where added.module != graph.module {
            needs[added.module, default: Need()].add(under: added.condition)
        }
        for declaration in lenientImports where declaration.module != graph.module {
            needs[declaration.module, default: Need()].add(declaration, access: .internal)
        }
        var attributes = attributes
        for (file, access) in files {
            let imports = graph[file].imports
            // Names from modules that were read are recorded by themselves, so the imports of these modules stay
            // internal here if an unread import can provide the name.
            let isShownByOthers = imports.contains {
                graph.isUnread($0) && $0.access.map { $0 >= access } ?? false
            }
            for declaration in imports where declaration.module != graph.module {
                let needed = isShownByOthers && !graph.isUnread(declaration) ? .internal : access
                needs[declaration.module, default: Need()].add(declaration, access: needed)
                // `@_implementationOnly` in one module does not apply to another.
                attributes[declaration.module, default: []].formUnion(
                    declaration.attributes.filter { $0 != Self.implementationOnly }
                )
            }
        }
        // An access level next to plain imports of the same module would be an error.
        var leveled: Set<String> = []
        for file in graph.files where file.module != graph.module {
            for declaration in file.imports where graph.names.modules.contains(declaration.module) {
                let shown = declaration.attributes.filter { $0.hasPrefix(Self.spi) }
                if !shown.isEmpty { attributes[declaration.module, default: []].formUnion(shown) }
            }
        }
        for file in graph.files where file.module == graph.module {
            for declaration in file.imports where !declaration.attributes.isEmpty || declaration.access != nil
            {
                attributes[declaration.module, default: []].formUnion(declaration.attributes)
                if declaration.access != nil { leveled.insert(declaration.module) }
            }
        }
        let alone = declarations.map { declaration, access in
            ImportPlan(
                attributes: attributes[declaration.module, default: []].filter(Self.isKept).sorted(),
                access: leveled.contains(declaration.module) ? access : nil,
                module: declaration.module,
                declaration: declaration
            )
        }
        let whole = needs.map { module, need in
            ImportPlan(
                attributes: attributes[module, default: []].filter(Self.isKept).sorted(),
                access: leveled.contains(module) ? need.access : nil,
                // Only a public type needs an access level on its import of Heirloom in order to conform. No other
                // module is imported for a labeled call alone.
                accessAmongInternal: leveled.contains(module)
                    ? nil
                    : shown[module] ?? (module == "Heirloom" && need.access == .package ? .package : nil),
                module: module,
                condition: need.condition
            )
        }
        return (whole + alone).sorted { $0.subject < $1.subject }
    }

    /// The imports of the module's files that are marked `@preconcurrency` and show the type of a value. The generated
    /// file needs them even where it prints no such type: a closure may capture the value.
    private var lenientImports: [ImportDeclaration] {
        var lenient: [(file: FileID, declaration: ImportDeclaration)] = []
        for (index, file) in graph.files.enumerated() where file.module == graph.module {
            for declaration in file.imports where declaration.attributes.contains(Self.preconcurrency) {
                lenient.append((FileID(index), declaration))
            }
        }
        if lenient.isEmpty { return [] }
        var named: Set<String> = []
        var unread: Set<FileID> = []
        for value in graph.values {
            value.type.spelled.forEachName { named.insert($0[0].name) }
            unread.formUnion(value.type.externalNamesFiles)
        }
        return lenient.filter { file, declaration in
            graph.names.modules.contains(declaration.module)
                ? named.contains(declaration.module) : unread.contains(file)
        }.map(\.declaration)
    }

    /// An import that is implementation-only in one file must be so in every file of the module.
    private static let implementationOnly = "@_implementationOnly"
    private static let preconcurrency = "@preconcurrency"
    private static let spi = "@_spi"

    private static func isKept(_ attribute: String) -> Bool {
        attribute == preconcurrency || attribute == "@testable" || attribute == implementationOnly
            || attribute.hasPrefix(spi)
    }
}

/// The requirements on the import of one module.
private struct Need {
    var access = AccessLevel.internal
    var isUnconditional = false
    private var conditions: Set<Condition> = []

    init(access: AccessLevel = .internal, isUnconditional: Bool = false) {
        self.access = access
        self.isUnconditional = isUnconditional
    }

    /// `nil` if the module is imported unconditionally.
    var condition: Condition? {
        if isUnconditional { return nil }
        return Condition.any(of: conditions.sorted { $0.spelling < $1.spelling }).unlessTrue
    }

    /// Adds an import of a file that mentions a type printed in declarations with the given access level.
    mutating func add(_ declaration: ImportDeclaration, access: AccessLevel) {
        // Only the author of the file knows which imports a public declaration needs, and has marked them: the compiler
        // warns about a public import that no public declaration needs.
        self.access = max(self.access, min(declaration.access ?? .internal, access))
        add(under: declaration.condition)
    }

    /// Adds an import under a condition, or an unconditional one for `nil`.
    mutating func add(under condition: Condition?) {
        if let condition {
            conditions.insert(condition)
        } else {
            isUnconditional = true
        }
    }
}

extension ScopeGraph {
    /// Whether the generated file sees names that were not read next to names of other modules that were. Names of its
    /// own module take precedence over both.
    ///
    /// Any of these names may clash with others. As the imports are complete only once everything is planned, this takes
    /// the imports that the types below the roots and doubles may need.
    var meetsUnreadNames: Bool {
        if names.modules.count < 2 { return false }
        let modules = importedModules.subtracting(["Heirloom", "Swift"])
        return !modules.isSubset(of: names.modules)
            || !modules.isEmpty && !names.modulesShowingUnread.isDisjoint(with: modules.union([module]))
    }

    private var importedModules: Set<String> {
        var imports: [ImportPlan] = []
        let built = roots.filter(\.needsInitializer)
        let called = scopes.indices.filter { isCalledByLabels(scopes[$0]) }.map { ScopeID($0) }
        let forOthers = (boundaries?.functions ?? []).map(\.scope)
        if !built.isEmpty || !called.isEmpty || !forOthers.isEmpty {
            var ledger = ImportLedger(self)
            for type in built.flatMap({ [$0.initializerActor, $0.effects.error].compactMap(\.self) }) {
                ledger.use(type)
            }
            for scope in called where !self[scope].declaration.genericParameters.isEmpty {
                ledger.use(importsOf: self[scope].file)
            }
            ledger.use(everythingBelow: built.map(\.scope) + called + forOthers)
            imports += ledger.plans()
        }
        if let doubles {
            var ledger = ImportLedger(doubles.graph)
            ledger.use(
                everythingBelow: doubles.doubles.map(\.scope) + [doubles.surroundings],
                printingInputs: true
            )
            for type in doubles.defaultedTypes.values.joined() { ledger.use(type) }
            for type in doubles.doubles.map(\.attributes) { ledger.use(type) }
            for scope in doubles.graph.scopes {
                let construction = scope.declaration.construction
                for parameter in construction.defaulted + construction.defaultsOfArguments {
                    ledger.use(namesOf: scope.file, in: parameter.value)
                }
            }
            imports += ledger.plans()
        }
        if !mocks.isEmpty {
            var ledger = ImportLedger(self)
            for type in mocks.flatMap(\.types) { ledger.use(type) }
            imports += ledger.plans()
        }
        return Set(imports.map(\.module))
    }

    /// Whether the imported module was not read.
    func isUnread(_ declaration: ImportDeclaration) -> Bool {
        declaration.module != "Heirloom" && !names.modules.contains(declaration.module)
    }
}

extension ImportLedger {
    /// Records that everything below the given scopes is built.
    ///
    /// - Parameter printsInputs: Whether the types of all inputs are printed. The call of a type by itself prints none.
    fileprivate mutating func use(
        everythingBelow starts: [ScopeID],
        printingInputs printsInputs: Bool = false
    ) {
        let withSignature = Set(starts)
        var known: Set<ValueID> = []
        var walk = BreadthFirstWalk(from: starts)
        while let id = walk.next() {
            let scope = graph[id]
            use(module: scope.module)
            use(scope.type)
            if let error = scope.effects.error { use(error) }
            guard printsInputs || scope.needsFunction || scope.owner != nil || withSignature.contains(id)
            else { continue }
            for dependency in scope.dependencies {
                let type = graph[dependency.value].type
                if known.insert(dependency.value).inserted { use(type) }
                if dependency.type !== type { use(dependency.type) }
                for edge in dependency.edges {
                    walk.reach(edge.product)
                    if edge.requestedType !== type { use(edge.requestedType) }
                }
            }
        }
    }
}
