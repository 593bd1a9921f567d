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
    package let ids: [ScopeID]
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
    private lazy var servingDoublesOnly = Set(
        declarations.doubles.lazy.filter { $0.declaration.form != .extension }.compactMap(\.entity)
    )
    private lazy var instantiable = Set(scopes.compactMap { $0.declared.entity })
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
    package var conversions: ConversionTable { declarations.conversions }
    /// The modules whose internal declarations the generated file sees.
    package var testableModules: Set<String> { declarations.testableModules }
    package var endlessGenerics: [EndlessGenerics] { declarations.endlessGenerics }
    package var extensionInitializers: [EntityID: [ExtensionInitializer]] {
        declarations.extensionInitializers
    }

    /// Resolves the declarations of all modules: reads them, links them, and determines what follows for the tree.
    package convenience init(_ input: GraphInput) {
        let declarations = TreeDeclarations(input)
        let linker = ScopeLinker(declarations)
        self.init(declarations, linker, linker.scopes)
    }

    /// Creates the tree of doubles from another whose scopes are linked differently. Values that are taken only if
    /// available are passed down even if no scope provides them.
    convenience init(_ tree: ScopeTree, relinked scopes: [LinkedScope]) {
        self.init(tree.declarations, tree.linker, scopes, handsDownAll: true)
    }

    private init(
        _ declarations: TreeDeclarations,
        _ linker: ScopeLinker,
        _ linked: [LinkedScope],
        handsDownAll: Bool = false
    ) {
        self.declarations = declarations
        input = declarations.input
        table = declarations.table
        resolver = declarations.resolver
        types = declarations.types
        values = declarations.values
        self.linker = linker
        ids = linked.indices.map { ScopeID($0) }
        isolations = linked.map { declarations.isolationTable.isolation(of: $0.declared) }
        components = StronglyConnectedComponents(edges: linked.map { $0.products.map(\.index) })
        let flow = RequirementFlow(
            scopes: linked,
            components: components,
            values: declarations.values,
            handsDownAll: handsDownAll
        )
        requires = flow.requires
        orders = linked.map { SiblingOrder($0, requires: flow.requires, values: declarations.values) }
        steps = orders.reduce(flow.steps + declarations.resolver.steps) { $0 + $1.steps }
        let effects = EffectTable(linked, table: declarations.table, resolver: declarations.resolver)
        self.effects = effects
        scopes = linked.map { $0.concurrent(where: effects) }
    }

    /// Returns the initializers of a type that was read, including those of its extensions.
    package func initializers(of entity: EntityID) -> [InitializerSummary] {
        declarations.initializers(of: entity)
    }

    @inlinable package subscript(id: ScopeID) -> LinkedScope { scopes[id.index] }

    @inlinable package subscript(id: DependencyID) -> LinkedDependency {
        self[id.scope].dependencies[id.index]
    }

    /// Returns whether a type that was read is instantiable.
    package func isInstantiable(_ entity: EntityID) -> Bool { instantiable.contains(entity) }

    /// Returns the declarations with `mockOnly: true` that build a type or list it. They build nothing in the tree.
    package func doublesOnly(standingFor type: TypeExpression) -> [DeclaredScope] {
        guard let id = types.id(of: type) else { return [] }
        return declarations.doubles.filter { $0.typeID == id || $0.fulfilled.contains(id) }
    }

    /// Returns whether a type's own declaration has `mockOnly: true`.
    package func servesDoublesOnly(_ entity: EntityID) -> Bool { servingDoublesOnly.contains(entity) }

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
        for index in 0..<scope.dependencies.count {
            let dependency = scope.dependencies[index]
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
