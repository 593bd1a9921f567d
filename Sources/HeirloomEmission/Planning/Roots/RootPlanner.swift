import HeirloomGraph
import HeirloomModel

/// Plans one root: its `init()`, and a function for each type below it that takes more than one call.
final class RootPlanner {
    let wiring: WiringPlanner
    private let root: Root
    private let graph: ScopeGraph
    private let typeHeads: Set<String>
    private let calls: RootCalls
    /// The members that hide types and modules in types, as properties do not; empty if no module is hidden.
    private let shadowedInTypes: Set<String>
    /// The isolation to write on the root's initializer; `nil` if the extension implies no other.
    private let isolation: WrittenIsolation?

    init(_ root: Root, context: PlanningContext, imports: ImportLedger) {
        self.root = root
        graph = context.graph
        typeHeads = context.typeHeads
        let members = graph.names.members[graph[root.scope].identity] ?? []
        let shadowed = members.union(graph.names.values)
        let hidesModules = graph.names.modules.contains { shadowed.contains($0) }
        shadowedInTypes = hidesModules ? members.filter { $0.first?.isUppercase == true } : []
        let printer = TypePrinter(graph, shadowed: shadowed, meetsUnreadNames: context.meetsUnreadNames)
        let wiring = WiringPlanner(context, types: PrintedTypes(printer, imports: imports))
        let functions = RootFunctions(below: root.scope, in: graph, avoiding: shadowed)
        calls = RootCalls(functions, ofRootNamed: wiring.spelling(graph[root.scope].type), context)
        isolation =
            root.initializerActor.map { .globalActor(wiring.spelling($0)) }
            ?? (graph.extensionIsolates(root.scope) ? .nonisolated : nil)
        self.wiring = wiring
    }

    func plan() -> ConfigurationRootPlan {
        let scope = graph[root.scope]
        return ConfigurationRootPlan(
            head: RootHead(
                availability: wiring.context.availability(below: root.scope),
                name: TypePrinter(graph).spelling(scope.type)
            ),
            initializer: initializer(of: scope),
            functions: calls.functions.variants.map { function(for: $0) }
        )
    }

    private func initializer(of scope: Scope) -> InitializerPlan {
        let names = ScopeNames(of: scope, in: graph, isInitializer: true, reserved: typeHeads)
        let access = scope.declaration.access.ofMember
        let (parameters, effects) = wiring.printing(within: shadowedInTypes) {
            let shown = scope.forwarded.map { scope.dependencies[$0].type }
            for type in shown + [root.effects.error].compactMap(\.self) {
                wiring.types.use(type, access: access ?? .internal)
            }
            return (inputs(of: scope, names), wiring.spelling(root.effects))
        }
        return InitializerPlan(
            access: access,
            isConvenience: scope.declaration.form == .declaration(.class),
            form: root.initializerForm,
            isolation: isolation,
            parameters: parameters,
            effects: effects,
            body: wiring.body(
                of: root.scope,
                names: names,
                in: scope.isolation,
                callee: "self.init",
                calling: calls
            )
        )
    }

    /// The parameters for the values that are forwarded to the root, with its properties' labels.
    private func inputs(of scope: Scope, _ names: ScopeNames) -> [ParameterPlan] {
        scope.forwarded.map { index in
            let label = graph[scope.dependencies[index].value].label
            let type = wiring.types.text(of: scope.dependencies[index].type).parameterSpelling
            return ParameterPlan(
                label: label == names[index] ? nil : label,
                name: names[index],
                type: type
            )
        }
    }

    private func function(for variant: ScopeVariant) -> FunctionPlan {
        calls.plan(of: variant, written: written(variant.isolation), by: wiring)
    }

    /// The isolation to write on a function; `nil` if the extension implies no other.
    private func written(_ isolation: Isolation) -> WrittenIsolation? {
        isolation == graph[root.scope].isolation ? self.isolation : wiring.written(isolation)
    }
}

extension ScopeGraph {
    /// Whether an extension would isolate its members, by the isolation of the type or the module's default, although
    /// the root is built outside of every actor.
    fileprivate func extensionIsolates(_ id: ScopeID) -> Bool {
        let scope = self[id]
        guard scope.isolation == .nonisolated, scope.declaration.form != .declaration(.actor) else {
            return false
        }
        return scope.declaration.construction.isolation.isNonisolated || defaultIsolation != .nonisolated
    }
}

/// Builds products in the extension of a root: with the root's functions, or with a call of a type that needs none.
final class RootCalls: ProductCalls {
    let startsTasks = true
    let functions: RootFunctions
    /// The full name of the root, as it is spelled within its own extension, or that of another type with the functions.
    private let rootName: String
    /// The functions that build types for modules above, and that also build parts of these types.
    private let boundaries: [ScopeID: BoundaryFunction]
    /// The graph of the context. Stored, because reading it through the context would copy all of it.
    private let graph: ScopeGraph
    /// The names that no local can have.
    private let reserved: Set<String>
    private var namesInFunctions: [ScopeID: ScopeNames] = [:]

    init(
        _ functions: RootFunctions,
        ofRootNamed rootName: String,
        _ context: PlanningContext,
        reserving reserved: Set<String> = [],
        boundaries: [ScopeID: BoundaryFunction] = [:]
    ) {
        self.functions = functions
        self.rootName = rootName
        self.boundaries = boundaries
        graph = context.graph
        self.reserved = context.typeHeads.union(reserved)
    }

    func construction(_ request: ProductRequest, by wiring: WiringPlanner) -> ConstructionPlan {
        let edge = request.edge
        return ConstructionPlan(
            wrapper: edge.isWrapped ? wiring.types.callSpelling(of: edge.requestedType) : nil,
            call: call(request, by: wiring)
        )
    }

    func type(along edge: BuildEdge, by wiring: WiringPlanner) -> TypeExpression? {
        graph.builtType(along: edge).canonical
    }

    func capture(along edge: BuildEdge) -> CapturePlan? { nil }

    private func call(_ request: ProductRequest, by wiring: WiringPlanner) -> CallPlan {
        let product = request.edge.product
        let scope = graph[product]
        let crosses = graph.crosses(along: request.edge, in: request.context)
        guard scope.needsFunction else {
            var call = wiring.callOfType(
                product,
                along: request.edge,
                forwarded: request.forwarded,
                values: request.values
            )
            if crosses { call.marks.isAsync = true }
            return call
        }
        if let function = boundaries[product] {
            var call = call(function, request)
            if crosses { call.marks.isAsync = true }
            return call
        }
        let names = names(inFunctionOf: product)
        let forwarded = request.forwarded.indices.map { place in
            let label = names[scope.forwarded[place]]
            return ArgumentPlan(label: label, value: .named(request.forwarded[place]))
        }
        let handedIn = request.values.indices.map { place in
            ArgumentPlan(label: names.requirements[place], value: request.values[place])
        }
        let isolation = graph.isolation(along: request.edge, in: request.context)
        var marks = CallMarks(scope.effects)
        if crosses { marks.isAsync = true }
        return CallPlan(
            callee: rootName + "." + functions[functions.variant(of: product, in: isolation)],
            arguments: forwarded + handedIn,
            marks: marks
        )
    }

    private func call(_ function: BoundaryFunction, _ request: ProductRequest) -> CallPlan {
        let scope = graph[function.scope]
        let forwarded = zip(scope.forwarded, request.forwarded).map { index, name in
            ArgumentPlan(label: graph[scope.dependencies[index].value].label, value: .named(name))
        }
        let handedIn = function.requires.map { requirement, _ in
            let value = scope.place(of: requirement).map { request.values[$0] }
            return ArgumentPlan(label: graph[requirement.value].label, value: value ?? .none)
        }
        return CallPlan(
            callee: rootName + "." + function.name,
            arguments: forwarded + handedIn,
            marks: CallMarks(function.effects)
        )
    }

    /// Plans one of the functions.
    ///
    /// - Parameter isolation: The isolation to write on it; `nil` if its context implies no other.
    func plan(
        of variant: ScopeVariant,
        written isolation: WrittenIsolation?,
        by wiring: WiringPlanner
    ) -> FunctionPlan {
        let scope = graph[variant.scope]
        let names = names(inFunctionOf: variant.scope)
        return FunctionPlan(
            isolation: isolation,
            name: functions[variant],
            parameters: wiring.parameters(of: scope, names: names),
            effects: wiring.spelling(scope.effects),
            result: wiring.spelling(scope.type),
            body: wiring.body(
                of: variant.scope,
                names: names,
                in: variant.isolation,
                callee: wiring.callee(of: variant.scope),
                calling: self
            )
        )
    }

    /// The names in a scope's function, whose parameters are also the labels at its calls.
    func names(inFunctionOf scope: ScopeID) -> ScopeNames {
        if let names = namesInFunctions[scope] { return names }
        let names = ScopeNames(of: graph[scope], in: graph, isInitializer: false, reserved: reserved)
        namesInFunctions[scope] = names
        return names
    }
}
