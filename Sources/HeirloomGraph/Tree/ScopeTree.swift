import HeirloomModel

/// The scopes of all modules, linked and ordered, including those with errors.
///
/// A class, because every rule captures it in closures: each capture of a value type would copy all of its properties.
package final class ScopeTree {
    /// The declarations before linking.
    let declarations: TreeDeclarations
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
    /// The effects of building each scope.
    package let effects: EffectTable
    /// By ``ScopeID``.
    package let isolations: [Isolation]
    /// For each scope, one because of which it must be built in an isolation: itself, or one that it builds in that
    /// isolation.
    package private(set) lazy var isolatedBelow = isolationDemands()
    /// The default isolation of the module's declarations.
    package var defaultIsolation: Isolation { declarations.defaultIsolation }
    /// The types whose own declarations only serve test doubles.
    private(set) lazy var servingDoublesOnly = Set(
        declarations.doubles.lazy.filter { $0.declaration.form != .extension }.compactMap(\.entity)
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
    /// The declarations of instantiable generic types.
    package private(set) lazy var generics = Dictionary(
        ids.lazy.filter { self[$0].declared.isGeneric }.compactMap { id in
            self[id].declared.entity.map { ($0, id) }
        },
        uniquingKeysWith: { first, _ in first }
    )
    package var isolationTable: IsolationTable { declarations.isolationTable }
    package var endlessGenerics: [EndlessGenerics] { declarations.endlessGenerics }
    package var extensionInitializers: [EntityID: [ExtensionInitializer]] {
        declarations.extensionInitializers
    }

    /// Resolves the declarations of all modules: reads them, links them, and determines what follows for the tree.
    package convenience init(_ input: GraphInput) {
        let declarations = TreeDeclarations(input)
        let linker = ScopeLinker(declarations)
        let isolations = linker.scopes.map { declarations.isolationTable.isolation(of: $0.declared) }
        self.init(declarations, linker, linker.scopes, isolations)
        completeEdges(of: ids)
    }

    /// Creates the tree of doubles from another whose scopes are linked differently. Values that are taken only if
    /// available are passed down even if no scope provides them.
    ///
    /// - Parameter changed: The scopes that differ from those of the other tree, in the order of their IDs.
    convenience init(_ tree: ScopeTree, relinked scopes: [LinkedScope], changed: [ScopeID]) {
        var isolations = tree.isolations
        for scope in changed {
            let isolation = tree.declarations.isolationTable.isolation(of: scopes[scope.index].declared)
            if scope.index < isolations.count {
                isolations[scope.index] = isolation
            } else {
                isolations.append(isolation)
            }
        }
        self.init(tree.declarations, tree.linker, scopes, isolations, handsDownAll: true)
        completeEdges(of: changed)
    }

    private init(
        _ declarations: TreeDeclarations,
        _ linker: ScopeLinker,
        _ scopes: [LinkedScope],
        _ isolations: [Isolation],
        handsDownAll: Bool = false
    ) {
        self.declarations = declarations
        input = declarations.input
        table = declarations.table
        resolver = declarations.resolver
        types = declarations.types
        values = declarations.values
        self.linker = linker
        self.scopes = scopes
        self.isolations = isolations
        components = StronglyConnectedComponents(edges: scopes.map { $0.products.map(\.index) })
        let flow = RequirementFlow(
            scopes: scopes,
            components: components,
            values: declarations.values,
            handsDownAll: handsDownAll
        )
        requires = flow.requires
        orders = scopes.map { SiblingOrder($0, requires: flow.requires, values: declarations.values) }
        steps = orders.reduce(flow.steps + declarations.resolver.steps) { $0 + $1.steps }
        effects = EffectTable(scopes, table: declarations.table, resolver: declarations.resolver)
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
    package private(set) lazy var declaredIDs = ids.filter { !self[$0].declared.isSpecialization }

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
