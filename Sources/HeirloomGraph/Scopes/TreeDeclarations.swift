import HeirloomModel

/// The declarations of all modules, and the tables in which their names, isolation and access are looked up.
///
/// A class, because every table that is derived from it keeps it.
package final class TreeDeclarations {
    let input: GraphInput
    let table: NameTable
    let resolver: TypeResolver
    let isolationTable: IsolationTable
    let accessTable: AccessTable
    /// The initializers that extensions add to each type that was read.
    let extensionInitializers: [EntityID: [ExtensionInitializer]]
    /// The default isolation of the module's declarations.
    let defaultIsolation: Isolation
    /// By module, the modules whose internal declarations its files see.
    private lazy var testableImports = table.files.files.reduce(into: [String: Set<String>]()) {
        modules,
        file in
        for imported in file.summary.imports where imported.attributes.contains("@testable") {
            modules[file.module, default: []].insert(imported.module)
        }
    }
    /// The modules whose internal declarations the generated file sees.
    private(set) lazy var testableModules = testableModules(of: input.module)

    init(_ input: GraphInput) {
        self.input = input
        table = NameTable(files: FileTable(modules: input.modules), packages: input.packages)
        resolver = TypeResolver(table: table, printingModule: input.module)
        isolationTable = IsolationTable(table: table, resolver: resolver, languageMode: input.languageMode)
        accessTable = AccessTable(table)
        extensionInitializers = Self.extensionInitializers(in: table)
        defaultIsolation = isolationTable.defaultIsolation(of: input.module)
    }

    /// Returns whether generated code may name declarations of a module with an access level.
    func isVisible(_ access: AccessLevel, of module: String) -> Bool {
        isVisible(access, of: module, from: input.module)
    }

    /// Returns whether code that is generated in a module may name declarations of another one with an access level.
    func isVisible(_ access: AccessLevel, of module: String, from viewer: String) -> Bool {
        let isTestable = testableModules(of: viewer).contains(module)
        return table.isVisible(access, of: module, from: viewer, isTestable: isTestable)
    }

    /// Returns the modules whose internal declarations the files of a module see.
    func testableModules(of module: String) -> Set<String> { testableImports[module] ?? [] }

    /// Returns the access level at which a scope can be built.
    func buildAccess(of scope: DeclaredScope) -> BuildAccess {
        if let boundary = scope.boundary {
            return BuildAccess(level: boundary.access, isOfInitializer: false)
        }
        let type = typeAccess(of: scope)
        let construction = scope.declaration.construction.access
        return BuildAccess(level: min(type, construction), isOfInitializer: construction < type)
    }

    /// Returns the access level of the type that a scope builds, which that of an enclosing type limits.
    func typeAccess(of scope: DeclaredScope) -> AccessLevel {
        scope.entity.map { table[$0].access } ?? scope.declaration.access
    }

    /// Returns whether generated code may build a scope.
    func isVisible(_ scope: DeclaredScope) -> Bool { isVisible(scope, from: input.module) }

    /// Returns whether code that is generated in a module may build a scope.
    func isVisible(_ scope: DeclaredScope, from viewer: String) -> Bool {
        let module = table.files[scope.file].module
        return module == viewer || isVisible(buildAccess(of: scope).level, of: module, from: viewer)
    }

    /// Returns the initializers of a type that was read, including those of its extensions.
    func initializers(of entity: EntityID) -> [InitializerSummary] {
        writtenInitializers(of: entity).map(\.initializer)
    }

    /// Returns the same with their files.
    func writtenInitializers(of entity: EntityID) -> [ExtensionInitializer] {
        guard case .type(let read) = table[entity].kind, let file = table[entity].file else { return [] }
        let own = read.summary.initializers.map { ExtensionInitializer(file: file, initializer: $0) }
        return own + extensionInitializers[entity, default: []]
    }

    /// Returns the isolation of a wrapping call: that of the type's initializers if they all state the same one,
    /// otherwise that of the type.
    func isolation(ofWrapper type: ResolvedType) -> Isolation {
        guard let entity = type.canonical.entity(in: table), case .type = table[entity].kind else {
            return .nonisolated
        }
        let said = writtenInitializers(of: entity).filter { $0.initializer.unlabeled != nil }.map {
            isolationTable.written($0.initializer.isolation, at: Place(file: $0.file, enclosing: entity))
        }
        if let first = said.first, let isolation = first, said.allSatisfy({ $0 == first }) {
            return isolation
        }
        return isolationTable.isolation(of: entity)
    }

    /// The initializers that only some builds with their types have, whether or not this build configuration is one.
    private(set) lazy var conditionalInitializers: [EntityID: [ExtensionInitializer]] = {
        var found: [EntityID: [ExtensionInitializer]] = [:]
        var conditions: [EntityID: Set<Condition?>] = [:]
        for (file, summary) in undecidedFiles {
            for type in summary.types {
                guard let entity = table.declaration(of: type.path, in: file) else { continue }
                conditions[entity, default: []].insert(type.condition)
            }
        }
        for (file, summary) in undecidedFiles {
            func add(_ initializers: [InitializerSummary], to type: EntityID?, under condition: Condition?) {
                guard let type else { return }
                let isWithType = condition == nil || conditions[type] == [condition]
                for initializer in initializers where initializer.condition != nil || !isWithType {
                    found[type, default: []].append(
                        ExtensionInitializer(file: file, initializer: initializer)
                    )
                }
            }
            for type in summary.types {
                add(type.initializers, to: table.declaration(of: type.path, in: file), under: type.condition)
            }
            for extending in summary.extensions {
                let name = extending.extendedType.type.inheritedNames.first
                let type = name.flatMap { table.type(named: $0, from: Place(file: file)) }
                add(extending.initializers, to: type, under: extending.condition)
            }
        }
        return found
    }()

    /// All files including everything under a condition, if there are conditions.
    var undecidedFiles: [(file: FileID, summary: FileSummary)] {
        let files = FileTable(modules: input.undecidedModules)
        return files.ids.map { ($0, files[$0].summary) }
    }

    private static func extensionInitializers(in table: NameTable) -> [EntityID: [ExtensionInitializer]] {
        var found: [EntityID: [ExtensionInitializer]] = [:]
        for file in table.files.withExtensions {
            for extending in table.files[file].summary.extensions where !extending.initializers.isEmpty {
                guard case .named(let components) = extending.extendedType.type,
                    let type = table.type(named: components.map(\.name), from: Place(file: file))
                else { continue }
                found[type, default: []] += extending.initializers.map {
                    ExtensionInitializer(
                        file: file,
                        initializer: $0,
                        isConstrained: extending.isConstrained || extending.extendedType.type.hasArguments
                    )
                }
            }
        }
        return found
    }
}

/// The scopes in the declarations of all modules, with resolved names and types, before they are linked to a tree.
///
/// A class, because linking them and every rule about types keep it.
final class DeclaredScopes {
    let declarations: TreeDeclarations
    let scopes: [DeclaredScope]
    /// The declarations that only serve test doubles.
    let doubles: [DeclaredScope]
    let types: TypeTable
    let values: ValueTable
    /// Generic types that request one another with ever larger arguments.
    let endlessGenerics: [EndlessGenerics]
    /// The conversions between types, created on first use.
    private(set) lazy var conversions = ConversionTable(declarations)

    /// Reads all declarations.
    init(_ declarations: TreeDeclarations) {
        self.declarations = declarations
        let reader = ScopeReader(
            table: declarations.table,
            resolver: declarations.resolver,
            isolations: declarations.isolationTable
        )
        scopes = reader.scopes
        doubles = reader.doubles
        types = reader.types
        values = reader.values
        endlessGenerics = reader.endlessGenerics
    }
}

/// An initializer of a type, which an extension may declare.
package struct ExtensionInitializer {
    package let file: FileID
    package let initializer: InitializerSummary
    /// Whether only some specializations have the initializer.
    var isConstrained = false
}
