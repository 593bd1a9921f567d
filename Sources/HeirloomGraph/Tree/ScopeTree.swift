import HeirloomModel

/// The scopes of all modules, linked and ordered, including those with errors.
///
/// A class, because every rule captures it in closures: each capture of a value type would copy all of its properties.
package final class ScopeTree {
    let declarations: TreeDeclarations
    /// The scopes before linking.
    let read: DeclaredScopes
    package let input: GraphInput
    package let table: NameTable
    package let resolver: TypeResolver
    /// By ``ScopeID``.
    package let scopes: [Scope]
    package let ids: [ScopeID]
    package let types: TypeTable
    package let values: ValueTable
    package let linker: ScopeLinker
    /// The components of the "instantiates" graph.
    package let components: StronglyConnectedComponents
    /// The functions of the module that build its types for modules above.
    package let boundaryFunctions: [BoundaryFunction]
    /// The types that no function of their modules can build.
    package let boundaryObstacles: [ScopeID: BoundaryObstacle]
    /// Whether a value that is taken only if available is not passed down, because no scope provides it.
    let leavesOut: Bool
    /// The number of requirements, siblings and names visited. Tests check how it grows.
    package let steps: Int
    /// The default isolation of the module's declarations.
    package var defaultIsolation: Isolation { declarations.defaultIsolation }
    /// The types whose own declarations only serve test doubles.
    private lazy var servingDoublesOnly = Set(
        read.doubles.lazy.filter { $0.declaration.form != .extension }.compactMap(\.entity)
    )
    private lazy var instantiable = Set(scopes.compactMap { $0.declared.entity })
    /// The declarations of instantiable generic types.
    package private(set) lazy var generics = Dictionary(
        ids.lazy.filter { self[$0].declared.isGeneric }.compactMap { id in
            self[id].declared.entity.map { ($0, id) }
        },
        uniquingKeysWith: { first, _ in first }
    )
    package var isolationTable: IsolationTable { declarations.isolationTable }
    package var conversions: ConversionTable { read.conversions }
    /// The modules whose internal declarations the generated file sees.
    package var testableModules: Set<String> { declarations.testableModules }
    package var endlessGenerics: [EndlessGenerics] { read.endlessGenerics }
    package var extensionInitializers: [EntityID: [ExtensionInitializer]] {
        declarations.extensionInitializers
    }

    /// Reads the declarations of all modules, links them, and determines what follows for the tree.
    package convenience init(_ input: GraphInput) {
        let read = DeclaredScopes(TreeDeclarations(input))
        let linker = ScopeLinker(read)
        self.init(read, linker, linker.link())
    }

    /// Creates a second tree, for test doubles or boundary functions, from the same declarations with other links. Values that are received only
    /// if available are passed down even if no scope provides them.
    convenience init(_ tree: ScopeTree, relinked scopes: [LinkedScope]) {
        self.init(tree.read, tree.linker, scopes, handsDownAll: true)
    }

    /// Takes the steps from linked scopes to the tree. Each returns a value that the ones after it use.
    private init(
        _ read: DeclaredScopes,
        _ linker: ScopeLinker,
        _ linked: [LinkedScope],
        handsDownAll: Bool = false
    ) {
        let (declarations, values) = (read.declarations, read.values)
        let components = StronglyConnectedComponents(edges: linked.map { $0.products.map { $0.index } })
        let flow = RequirementFlow(linked, components, values, handsDownAll: handsDownAll)
        let orders = linked.map { SiblingOrder($0, requires: flow.requires, values: values) }
        let effects = EffectTable(linked, declarations)
        // Only products whose calls are asynchronous are built concurrently.
        let linked = linked.map { $0.concurrent(where: effects) }
        let roots =
            handsDownAll
            ? BoundaryRoots() : BoundaryRoots(linked, components, read, seenFrom: declarations.input.module)
        let isolation = BuildIsolation(linked, effects, roots, declarations.isolationTable)
        let boundaries =
            handsDownAll
            ? BoundaryTypes()
            : BoundaryTypes(linked, components, read, effects, isolation) {
                guard flow.leavesOut else { return flow.requires }
                return RequirementFlow(linked, components, values, handsDownAll: true).requires
            }
        let exactEffects = boundaries.effects ?? effects
        let called = CalledScopes(
            scopes: linked,
            roots: roots,
            types: boundaries,
            effects: exactEffects,
            isolation: isolation,
            read: read,
            limitsAvailability: linked.contains { !$0.declared.declaration.availabilityOfBuilding.isEmpty }
        )
        let functions = linked.flatMap { $0.dependencies.filter { !$0.parameters.isEmpty } }
        let nonescaping = NonescapingFunctions(linked, builtBy: functions, requires: flow.requires, values)
        let sent = SentValues(linked, builtBy: functions, requires: flow.requires, values) {
            isolation.own[$0.index]
        }
        let ids = linked.indices.map { ScopeID($0) }
        scopes = ids.map { id in
            Scope(
                linked[id.index],
                in: declarations.table.files[linked[id.index].declared.file].module,
                declaration: declarations.declarationWithCalls(linked[id.index].declared),
                requires: flow.requires[id.index],
                order: orders[id.index],
                isolation: isolation.own[id.index],
                isolationBelow: isolation.below[id.index],
                settledIsolation: isolation.settled[id.index],
                exactEffects: exactEffects[id],
                effects: declarations.spellable(exactEffects[id], where: .internal),
                callEffects: effects.ofCall(building: id),
                nonescaping: nonescaping[id],
                sent: sent[id],
                call: called[id]
            )
        }
        self.ids = ids
        self.declarations = declarations
        self.read = read
        self.linker = linker
        self.components = components
        boundaryFunctions = boundaries.functions
        boundaryObstacles = boundaries.obstacles
        leavesOut = flow.leavesOut
        self.values = values
        table = declarations.table
        input = declarations.input
        resolver = declarations.resolver
        types = read.types
        let counted = flow.steps + nonescaping.steps + declarations.resolver.steps
        steps = orders.reduce(counted) { $0 + $1.steps }
    }

    /// Returns the initializers of a type that was read, including those of its extensions.
    package func initializers(of entity: EntityID) -> [InitializerSummary] {
        declarations.initializers(of: entity)
    }

    @inlinable package subscript(id: ScopeID) -> Scope { scopes[id.index] }

    @inlinable package subscript(id: DependencyID) -> ScopeDependency {
        self[id.scope].dependencies[id.index]
    }

    /// Returns whether a type that was read is instantiable.
    package func isInstantiable(_ entity: EntityID) -> Bool { instantiable.contains(entity) }

    /// Returns the declarations with `mockOnly: true` that build a type or list it. They build nothing in the tree.
    package func doublesOnly(standingFor type: TypeExpression) -> [DeclaredScope] {
        guard let id = types.id(of: type) else { return [] }
        return read.doubles.filter { $0.typeID == id || $0.fulfilled.contains(id) }
    }

    /// Returns whether a type's own declaration has `mockOnly: true`.
    package func servesDoublesOnly(_ entity: EntityID) -> Bool { servingDoublesOnly.contains(entity) }

    /// The scopes whose declarations are checked: all except specializations, which share the declaration of their
    /// generic type.
    package private(set) lazy var declaredIDs = ids.filter { !self[$0].declared.isSpecialization }

    /// Returns whether a scope receives or collects a type, as decorators and composites do.
    package func takes(_ type: TypeExpression, _ scope: ScopeID) -> Bool {
        self[scope].declared.takes(type, values)
    }

    package func module(of id: ScopeID) -> String { self[id].module }
}
