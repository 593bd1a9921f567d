import HeirloomModel

/// The declarations of all modules with resolved names and types, before they are linked to a tree.
struct TreeDeclarations {
    let input: GraphInput
    let table: NameTable
    let resolver: TypeResolver
    let isolationTable: IsolationTable
    let accessTable: AccessTable
    let scopes: [DeclaredScope]
    /// The declarations that only serve test doubles.
    let doubles: [DeclaredScope]
    let types: TypeTable
    let values: ValueTable
    /// Generic types that request one another with ever larger arguments.
    let endlessGenerics: [EndlessGenerics]
    /// The initializers that extensions add to each type that was read.
    let extensionInitializers: [EntityID: [ExtensionInitializer]]
    /// The default isolation of the module's declarations.
    let defaultIsolation: Isolation

    init(_ input: GraphInput) {
        self.input = input
        table = NameTable(files: FileTable(modules: input.modules), packages: input.packages)
        resolver = TypeResolver(table: table, printingModule: input.module)
        isolationTable = IsolationTable(table: table, resolver: resolver, languageMode: input.languageMode)
        accessTable = AccessTable(table)
        let reader = ScopeReader(table: table, resolver: resolver, isolations: isolationTable)
        scopes = reader.scopes
        doubles = reader.doubles
        types = reader.types
        values = reader.values
        endlessGenerics = reader.endlessGenerics
        extensionInitializers = Self.extensionInitializers(in: table)
        defaultIsolation = isolationTable.defaultIsolation(of: input.module)
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

/// An initializer in an extension.
package struct ExtensionInitializer {
    package var file: FileID
    package var initializer: InitializerSummary
    /// Whether only some specializations have the initializer.
    var isConstrained = false
}
