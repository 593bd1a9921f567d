import HeirloomModel

/// The scopes of all modules, linked and ordered, including those with errors.
///
/// A class, because every rule captures it in closures: each capture of a value type would copy all of its properties.
package final class ScopeTree {
    package let input: GraphInput
    package let table: NameTable
    package let resolver: TypeResolver
    package let scopes: [LinkedScope]
    package let types: TypeTable
    package let values: ValueTable
    package let linker: ScopeLinker
    /// The components of the "instantiates" graph.
    package let components: StronglyConnectedComponents
    /// By ``ScopeID``, the values that the scope requires from above.
    package let requires: [[Requirement]]
    /// The number of requirements, siblings and names visited. Tests check how it grows.
    package let steps: Int
    /// By ``ScopeID``, the order in which the scope produces its dependencies.
    package let orders: [SiblingOrder]
    package let isolationTable: IsolationTable
    /// The effects of building each scope.
    package let effects: EffectTable
    let accessTable: AccessTable
    /// By ``ScopeID``.
    package let isolations: [Isolation]
    /// For each scope, one because of which it must be built in an isolation: itself, or one that it builds in that
    /// isolation.
    package private(set) lazy var isolatedBelow = isolationDemands()
    /// The default isolation of the module's declarations.
    package let defaultIsolation: Isolation
    /// The types whose own declarations only serve test doubles.
    private(set) lazy var servingDoublesOnly = Set(
        declaredDoubles.lazy.filter { $0.declaration.form != .extension }.compactMap(\.entity)
    )
    private lazy var instantiable = Set(scopes.compactMap { $0.declared.entity })
    /// The conversions between types, created on first use.
    package private(set) lazy var conversions = ConversionTable(self)
    /// The nonescaping functions that builders pass down for the duration of a call.
    package private(set) lazy var nonescapingFunctions = NonescapingFunctions(self)
    /// The forwarded values that are passed as `sending`.
    package private(set) lazy var sentValues = SentValues(self)
    /// The scopes built by an asynchronous call that runs in the isolation of its caller.
    private(set) lazy var builtWhereItIsCalled = scopesBuiltWhereTheyAreCalled()
    /// The labeled calls that do not have to be generated.
    private(set) lazy var declaredCalls = DeclaredCalls(self)
    /// The initializers that extensions add to each type that was read.
    package let extensionInitializers: [EntityID: [ExtensionInitializer]]
    /// The declarations that only serve test doubles, as read.
    let declaredDoubles: [DeclaredScope]
    /// The declarations of instantiable generic types.
    package private(set) lazy var generics = Dictionary(
        ids.lazy.filter { self[$0].declared.isGeneric }.compactMap { id in
            self[id].declared.entity.map { ($0, id) }
        },
        uniquingKeysWith: { first, _ in first }
    )
    /// Generic types that request one another with ever larger arguments.
    package let endlessGenerics: [EndlessGenerics]

    /// An initializer in an extension.
    package struct ExtensionInitializer {
        package var file: FileID
        package var initializer: InitializerSummary
        /// Whether only some specializations have the initializer.
        var isConstrained = false
    }

    package init(_ input: GraphInput) {
        let table = NameTable(files: FileTable(modules: input.modules), packages: input.packages)
        let resolver = TypeResolver(table: table, printingModule: input.module)
        isolationTable = IsolationTable(
            table: table,
            resolver: resolver,
            languageMode: input.languageMode
        )
        let reader = ScopeReader(table: table, resolver: resolver, isolations: isolationTable)
        let linker = ScopeLinker(declared: reader.scopes, types: reader.types, values: reader.values) {
            table.files[$0].module
        }
        accessTable = AccessTable(table)
        components = StronglyConnectedComponents(edges: linker.scopes.map { $0.products.map(\.index) })
        let flow = RequirementFlow(scopes: linker.scopes, components: components, values: reader.values)
        self.input = input
        self.table = table
        self.resolver = resolver
        self.linker = linker
        scopes = linker.scopes
        types = reader.types
        values = reader.values
        requires = flow.requires
        orders = linker.scopes.map { scope in
            SiblingOrder(scope, requires: flow.requires, values: reader.values)
        }
        steps = orders.reduce(flow.steps + resolver.steps) { $0 + $1.steps }
        defaultIsolation = isolationTable.defaultIsolation(of: input.module)
        isolations = linker.scopes.map { [isolationTable] in isolationTable.isolation(of: $0.declared) }
        effects = EffectTable(linker.scopes, table: table, resolver: resolver)
        extensionInitializers = Self.extensionInitializers(in: table)
        declaredDoubles = reader.doubles
        endlessGenerics = reader.endlessGenerics
        completeEdges(of: ids)
    }

    /// Creates a tree from another with its scopes linked differently.
    ///
    /// - Parameters:
    ///   - changed: The scopes that differ from those of the other tree.
    ///   - handsDownAll: Whether values that are taken only if available are passed down even if no scope provides
    /// them.
    init(_ tree: ScopeTree, relinked scopes: [LinkedScope], changed: [ScopeID], handsDownAll: Bool) {
        components = StronglyConnectedComponents(edges: scopes.map { $0.products.map(\.index) })
        let flow = RequirementFlow(
            scopes: scopes,
            components: components,
            values: tree.values,
            handsDownAll: handsDownAll
        )
        input = tree.input
        table = tree.table
        resolver = tree.resolver
        linker = tree.linker
        self.scopes = scopes
        types = tree.types
        values = tree.values
        requires = flow.requires
        orders = scopes.map { SiblingOrder($0, requires: flow.requires, values: tree.values) }
        steps = orders.reduce(flow.steps) { $0 + $1.steps }
        isolationTable = tree.isolationTable
        accessTable = tree.accessTable
        defaultIsolation = tree.defaultIsolation
        var isolations = tree.isolations
        for scope in changed {
            let isolation = tree.isolationTable.isolation(of: scopes[scope.index].declared)
            if scope.index < isolations.count {
                isolations[scope.index] = isolation
            } else {
                isolations.append(isolation)
            }
        }
        self.isolations = isolations
        effects = EffectTable(scopes, table: tree.table, resolver: tree.resolver)
        extensionInitializers = tree.extensionInitializers
        declaredDoubles = tree.declaredDoubles
        endlessGenerics = tree.endlessGenerics
        completeEdges(of: changed)
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

    /// The initializers of types and extensions that depend on a condition.
    var conditionalInitializers: [EntityID: [ExtensionInitializer]] {
        var found: [EntityID: [ExtensionInitializer]] = [:]
        for (file, summary) in undecidedFiles {
            func add(_ initializers: [InitializerSummary], to type: EntityID?, under condition: Condition?) {
                guard let type else { return }
                for initializer in initializers where (condition ?? initializer.condition) != nil {
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
    }

    @inlinable package subscript(id: ScopeID) -> LinkedScope { scopes[id.index] }

    @inlinable package subscript(id: DependencyID) -> LinkedDependency {
        self[id.scope].dependencies[id.index]
    }

    @inlinable package var ids: [ScopeID] { scopes.indices.map { ScopeID($0) } }

    /// Returns whether a type that was read is instantiable.
    package func isInstantiable(_ entity: EntityID) -> Bool { instantiable.contains(entity) }

    /// All files including everything under a condition, if there are conditions.
    var undecidedFiles: [(file: FileID, summary: FileSummary)] {
        let files = FileTable(modules: input.undecidedModules)
        return files.ids.map { ($0, files[$0].summary) }
    }

    /// The scopes whose declarations are checked: all except specializations, which share the declaration of their
    /// generic type.
    package var declaredIDs: [ScopeID] { ids.filter { !self[$0].declared.isSpecialization } }

    package func module(of id: ScopeID) -> String { table.files[self[id].file].module }
}

extension SiblingOrder {
    /// Creates the order of a scope's dependencies.
    init(_ scope: LinkedScope, requires: [[Requirement]], values: ValueTable) {
        var made: [Int] = []
        var needs: [SiblingNeed] = []
        for (index, dependency) in scope.dependencies.enumerated() {
            guard dependency.origin.isMade else { continue }
            made.append(index)
            func add(_ requirement: Requirement, providedBy sibling: Int?) {
                guard let sibling, scope.dependencies[sibling].origin.isMade else { return }
                needs.append(SiblingNeed(dependency: index, sibling: sibling, requirement: requirement))
            }
            if let own = dependency.requirement {
                add(own, providedBy: values.provider(of: own, among: scope.providers))
            }
            for edge in dependency.edges {
                for requirement in requires[edge.product.index] {
                    add(requirement, providedBy: values.provider(of: requirement, along: edge, in: scope))
                }
            }
        }
        self.init(count: scope.dependencies.count, made: made, needs: needs)
    }
}
