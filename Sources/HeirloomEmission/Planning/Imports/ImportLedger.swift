import HeirloomGraph
import HeirloomModel

/// Keeps account of what the generated file has to import, and how widely.
struct ImportLedger: Sendable {
    private let graph: ScopeGraph
    /// The modules that are needed by name.
    private var modules: [String: AccessLevel] = [:]
    /// What must be imported by itself, so that its name is meant by it.
    private var declarations: [ImportedDeclaration: AccessLevel] = [:]
    /// What the imports of modules must say so that what they hide is seen: `@_spi(Testing)`.
    private var attributes: [String: Set<String>] = [:]
    /// The files that spelled a printed type that was not read, so that any of their imports may declare it.
    private var files: [FileID: AccessLevel] = [:]

    init(_ graph: ScopeGraph) {
        self.graph = graph
        use(module: "Heirloom")
    }

    /// A module is needed in declarations as accessible as `access`.
    mutating func use(module: String, access: AccessLevel = .internal, attributes: [String] = []) {
        guard module != graph.module else { return }
        modules[module] = max(modules[module] ?? .internal, access)
        if !attributes.isEmpty { self.attributes[module, default: []].formUnion(attributes) }
    }

    /// A type is printed in a declaration as accessible as `access`.
    mutating func use(_ type: ResolvedType, access: AccessLevel = .internal) {
        if access > .internal { type.spelled.forEachShownName { use($0, access: access) } }
        type.spelled.forEachName { use($0, access: .internal) }
        for file in type.externalNamesFiles { files[file] = max(files[file] ?? .internal, access) }
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

    /// A member of a generic type's parameter is printed in a declaration as accessible as `access`, as `Model.ID`. One of
    /// the parameter's protocols declares it, or one that these inherit from, which the type's file sees.
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

    /// An expression is printed as it is written in a file.
    mutating func use(importsOf file: FileID) { files[file] = files[file] ?? .internal }

    /// A name of a module is printed that others may show as well, and cannot be qualified.
    mutating func use(_ declaration: ImportedDeclaration, access: AccessLevel = .internal) {
        declarations[declaration] = max(declarations[declaration] ?? .internal, access)
    }

    /// The imports, sorted by module.
    func plans() -> [ImportPlan] {
        var needs = modules.mapValues { Need(access: $0, isUnconditional: true) }
        for added in graph.additionalImports where added.module != graph.module {
            needs[added.module, default: Need()].add(under: added.condition)
        }
        var attributes = attributes
        for (file, access) in files {
            let imports = graph[file].imports
            // What modules that were read declare is known by itself, unless nothing else can show the name.
            let isShownByOthers = imports.contains {
                graph.isUnread($0) && $0.access.map { $0 >= access } ?? false
            }
            for declaration in imports where declaration.module != graph.module {
                let needed = isShownByOthers && !graph.isUnread(declaration) ? .internal : access
                needs[declaration.module, default: Need()].add(declaration, access: needed)
                // What one module keeps to itself another need not.
                attributes[declaration.module, default: []].formUnion(
                    declaration.attributes.filter { $0 != Self.implementationOnly }
                )
            }
        }
        // An access level beside plain imports of the same module would be an error.
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
                // Only what is public must say it where it conforms. No other import is needed for a call alone.
                accessAmongInternal: module == "Heirloom" && !leveled.contains(module)
                    && need.access == .package ? .package : nil,
                module: module,
                condition: need.condition
            )
        }
        return (whole + alone).sorted { $0.subject < $1.subject }
    }

    /// An import that is for the implementation only in one file must be so in all of the module.
    private static let implementationOnly = "@_implementationOnly"
    private static let spi = "@_spi"

    private static func isKept(_ attribute: String) -> Bool {
        attribute == "@preconcurrency" || attribute == "@testable" || attribute == implementationOnly
            || attribute.hasPrefix(spi)
    }
}

/// What is needed of one module.
private struct Need {
    var access = AccessLevel.internal
    var isUnconditional = false
    private var conditions: Set<Condition> = []

    init(access: AccessLevel = .internal, isUnconditional: Bool = false) {
        self.access = access
        self.isUnconditional = isUnconditional
    }

    /// `nil` where it is imported in any case.
    var condition: Condition? {
        if isUnconditional { return nil }
        let condition = Condition.any(of: conditions.sorted { $0.spelling < $1.spelling })
        return condition == .constant(true) ? nil : condition
    }

    /// Adds an import of a file that spelled something printed in declarations as accessible as `access`.
    mutating func add(_ declaration: ImportDeclaration, access: AccessLevel) {
        // Only the file's author knows which of the imports a wide declaration takes something from, and
        // said so: a wide import that nothing wide needs is a warning.
        self.access = max(self.access, min(declaration.access ?? .internal, access))
        add(under: declaration.condition)
    }

    /// Adds that it is imported where a condition holds, in any case without one.
    mutating func add(under condition: Condition?) {
        if let condition {
            conditions.insert(condition)
        } else {
            isUnconditional = true
        }
    }
}
