import HeirloomGraph
import HeirloomModel

/// Decides what is generated for one root: its `init()`, and a function for each type below that takes
/// more than one call.
///
/// An object, because its parts call one another all the time, and one that was copied meanwhile would copy all
/// that it knows with the next thing it learns.
final class RootPlanner {
    let context: PlanningContext
    /// That of the context, whose parts need not be copied here to look at one of them.
    let graph: ScopeGraph
    /// The root's full name, as it is spelled within its own extension.
    let rootName: String
    let functions: RootFunctions
    var types: PrintedTypes
    /// How many parameters, locals and arguments were planned, for those who hold how that grows.
    var steps = 0
    private let root: ScopeID
    private var namesOfFunctions: [ScopeID: ScopeNames] = [:]

    init(root: ScopeID, context: PlanningContext, imports: ImportLedger) {
        let graph = context.graph
        self.context = context
        self.graph = graph
        self.root = root
        let shadowed = graph.names.members[graph[root].identity] ?? []
        let printer = TypePrinter(graph, shadowed: shadowed, meetsUnreadNames: context.meetsUnreadNames)
        types = PrintedTypes(printer, imports: imports)
        rootName = types.text(of: graph[root].type).spelling
        functions = RootFunctions(below: root, in: graph, avoiding: shadowed)
    }

    func plan() -> WorldRootPlan {
        let scope = graph[root]
        return WorldRootPlan(
            head: RootHead(
                availability: AvailabilityBelow.attributes(of: root, in: graph),
                name: TypePrinter(graph).spelling(scope.type)
            ),
            initializer: initializer(of: scope),
            functions: functions.scopes.map { function(for: $0) }
        )
    }

    private func initializer(of scope: Scope) -> InitializerPlan {
        let names = ScopeNames(of: scope, in: graph, isInitializer: true, reserved: context.typeHeads)
        return InitializerPlan(
            access: scope.declaration.access.ofMember,
            isConvenience: scope.declaration.form == .declaration(.class),
            form: context.initializerForms[root] ?? .plain,
            isolation: writtenIsolation,
            body: body(of: root, names: names, callee: "self.init")
        )
    }

    private func function(for id: ScopeID) -> FunctionPlan {
        let scope = graph[id]
        let names = namesInFunction(of: id)
        return FunctionPlan(
            isolation: functions.isNonisolated(id) ? .nonisolated : writtenIsolation,
            name: functions[id],
            parameters: parameters(of: scope, names: names),
            result: spelling(scope.type),
            body: body(of: id, names: names, callee: callee(of: id))
        )
    }

    /// The isolation in which the root is built, where members of the extension would have another.
    private lazy var writtenIsolation: WrittenIsolation? = {
        if let actor = context.initializerActors[root] { return .globalActor(spelling(actor)) }
        return saysNonisolated ? .nonisolated : nil
    }()

    /// Whether the extension would isolate what the root does not, by its type or by the module's default.
    private var saysNonisolated: Bool {
        let scope = graph[root]
        guard scope.isolation == .nonisolated, scope.declaration.form != .declaration(.actor) else {
            return false
        }
        return scope.declaration.construction.isolation.isNonisolated
            || graph.defaultIsolation != .nonisolated
    }

    private func parameters(of scope: Scope, names: ScopeNames) -> [ParameterPlan] {
        var parameters: [ParameterPlan] = []
        for index in scope.forwardedDependencies {
            let type = types.text(of: scope.dependencies[index].type).parameterSpelling
            parameters.append(ParameterPlan(name: names[index], type: type))
        }
        for (requirement, name) in zip(scope.requires, names.requirements) {
            parameters.append(ParameterPlan(name: name, type: parameterSpelling(of: requirement)))
        }
        return parameters
    }

    private func parameterSpelling(of requirement: Requirement) -> String {
        let type = graph[requirement.value].type
        switch requirement {
        case .value:
            return types.text(of: type).parameterSpelling
        case .ifAvailable:
            types.use(type)
            return types.printer.spelling(.optional(type.spelled.declarable))
        }
    }

    /// The names within a scope's function, whose parameters are also its callers' labels.
    func namesInFunction(of scope: ScopeID) -> ScopeNames {
        if let names = namesOfFunctions[scope] { return names }
        let names = ScopeNames(of: graph[scope], in: graph, isInitializer: false, reserved: context.typeHeads)
        namesOfFunctions[scope] = names
        return names
    }

    /// The type as it is printed here; what it names is imported.
    func spelling(_ type: ResolvedType) -> String { types.text(of: type).spelling }

    /// What is called to build a scope: `Child`, `Child.instantiate`.
    func callee(of id: ScopeID) -> String {
        let scope = graph[id]
        types.use(module: scope.module, attributes: scope.declaration.spiAttributes)
        switch scope.declaration.construction.callee {
        case .memberwiseInitializer, .inheritedInitializer, .writtenInitializer:
            return types.callSpelling(of: scope.type)
        case .instantiateFunction:
            return types.callSpelling(of: scope.type) + ".instantiate"
        }
    }
}
