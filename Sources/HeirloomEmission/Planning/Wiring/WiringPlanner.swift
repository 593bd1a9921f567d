import HeirloomGraph
import HeirloomModel

/// Plans the code that builds a scope: the locals in order, their arguments, and the call that takes them all.
///
/// It does not know the place of its code. Its ``ProductCalls`` decide how a product is built there: by a call of its
/// type or of a function nearby.
///
/// A class, because its parts call one another all the time, and a structure that is copied in between would copy all
/// of its state with the next change.
final class WiringPlanner {
    let context: PlanningContext
    /// The graph of the context. Stored, because a computed property would copy all of it for each access.
    let graph: ScopeGraph
    var types: PrintedTypes
    /// The count of planned parameters, locals and arguments. Tests check how it grows.
    var steps = 0

    init(_ context: PlanningContext, types: PrintedTypes) {
        self.context = context
        graph = context.graph
        self.types = types
    }

    /// Returns the text of a type, and records the imports that it needs.
    func spelling(_ type: ResolvedType) -> String { types.text(of: type).spelling }

    /// Plans code for a place where some names mean something else.
    func printing<Result>(within shadowed: Set<String>, _ plan: () -> Result) -> Result {
        if shadowed.isEmpty { return plan() }
        let outside = types
        let printer = TypePrinter(
            graph,
            shadowed: shadowed,
            meetsUnreadNames: context.meetsUnreadNames,
            aliasPrefix: outside.printer.aliasPrefix
        )
        types = PrintedTypes(printer, imports: outside.imports)
        defer {
            let inside = types
            types = outside
            types.takeNotes(of: inside)
        }
        return plan()
    }

    /// The type or function that is called to build a scope: `Child`, `Child.instantiate`.
    func callee(of id: ScopeID) -> String {
        let scope = graph[id]
        types.imports.use(module: scope.module, attributes: scope.declaration.spiAttributes)
        switch scope.declaration.construction.callee {
        case .memberwiseInitializer, .inheritedInitializer, .writtenInitializer:
            return types.callSpelling(of: scope.type)
        case .instantiateFunction:
            return types.callSpelling(of: scope.type) + ".instantiate"
        case .closure:
            guard let owner = scope.owner, case .closure(let label) = scope.declaration.form else {
                preconditionFailure("A closure stands in a type, and builds one of its dependencies.")
            }
            let name = ReservedWords.escaped(GeneratedNames.factoryPrefix + label)
            return types.callSpelling(of: owner) + "." + name
        case .mockFunction:
            let name = ReservedWords.escaped(scope.declaration.testDouble.functionName)
            return types.callSpelling(of: scope.type) + "." + name
        }
    }

    /// The call of a scope's initializer or function, which takes the values in order.
    func call(_ callee: String, of scope: Scope, values: [ValuePlan]) -> CallPlan {
        let arguments = values.indices.map { index in
            let argument = scope.declaration.construction.arguments[index]
            return ArgumentPlan(
                label: argument.label,
                isInout: scope.ownership(of: argument.dependency) == "inout",
                value: values[index],
                isCalled: argument.isCalled
            )
        }
        return CallPlan(callee: callee, arguments: arguments, marks: CallMarks(scope.callEffects))
    }

    /// The function of another module that builds a scope: `HeirloomBuilds_Features.makeEngine`; `nil` if there is none.
    private func boundaryFunction(of id: ScopeID, along edge: BuildEdge?) -> String? {
        guard let boundary = graph[id].declared.boundary,
            let function = edge.map(boundary.function) ?? boundary.functionOfType
        else { return nil }
        let module = graph[id].module
        types.imports.use(module: module, attributes: boundary.isHidden ? [GeneratedNames.boundarySPI] : [])
        return boundary.namespace + "." + function
    }

    /// The call of a type that instantiates and renames nothing.
    ///
    /// - Parameters:
    ///   - edge: The edge along which it is built; `nil` for a call of the type by itself.
    ///   - values: The values for the scope's requirements, in order.
    func callOfType(
        _ id: ScopeID,
        along edge: BuildEdge? = nil,
        forwarded: [String],
        values: [ValuePlan]
    ) -> CallPlan {
        let scope = graph[id]
        func handedIn(_ requirement: Requirement) -> ValuePlan {
            scope.place(of: requirement).map { values[$0] } ?? .none
        }
        let arguments = graph.argumentDependencies(of: scope).map { dependency -> ValuePlan in
            switch scope.dependencies[dependency].origin {
            case .forwarded:
                scope.forwarded.firstIndex(of: dependency).map { .named(forwarded[$0]) } ?? .none
            case .received:
                handedIn(.value(scope.dependencies[dependency].value))
            case .receivedIfAvailable(let value):
                handedIn(.ifAvailable(value))
            case .instantiated, .renamed:
                preconditionFailure("A type that makes something is built by a function.")
            }
        }
        if let function = boundaryFunction(of: id, along: edge) {
            return call(function, of: scope, values: arguments)
        }
        var call = call(callee(of: id), of: scope, values: arguments)
        call.cast = context.overloaded.contains(id) ? spelling(scope.type) : nil
        return call
    }

    // MARK: Signatures

    /// The parameters of a function that builds a scope: forwarded values, then required ones.
    func parameters(of scope: Scope, names: ScopeNames) -> [ParameterPlan] {
        let forwarded = scope.forwarded.map { index in
            let type = parameterSpelling(of: scope.dependencies[index], in: scope)
            return ParameterPlan(name: names[index], type: type)
        }
        let handedIn = zip(scope.requires, names.requirements).map { requirement, name in
            ParameterPlan(name: name, type: parameterSpelling(of: requirement, in: scope))
        }
        return forwarded + handedIn
    }

    /// The type of the parameter for one of a scope's own dependencies.
    func parameterSpelling(of dependency: ScopeDependency, in scope: Scope) -> String {
        let type = parameterSpelling(of: dependency.value, as: dependency.type, in: scope)
        return scope.ownership(of: graph[dependency.value].label).map { $0 + " " + type } ?? type
    }

    /// The type of the parameter for a value that a scope requires.
    func parameterSpelling(of requirement: Requirement, in scope: Scope) -> String {
        let type = graph[requirement.value].type
        switch requirement {
        case .value(let value):
            return parameterSpelling(of: value, as: type, in: scope)
        case .ifAvailable:
            return optionalSpelling(type)
        }
    }

    /// `String?`
    func optionalSpelling(_ type: ResolvedType) -> String {
        types.use(type)
        return types.printer.spelling(.optional(type.spelled.declarable))
    }

    /// Functions are `@escaping`, except for nonescaping ones. A `sending` value is passed as `sending` all the way
    /// down.
    private func parameterSpelling(of value: ValueID, as type: ResolvedType, in scope: Scope) -> String {
        let text = types.text(of: type)
        if scope.nonescaping.contains(value) { return text.spelling }
        return scope.sent.contains(value) ? "sending " + text.parameterSpelling : text.parameterSpelling
    }

    /// The isolation as it is written on a declaration.
    func written(_ isolation: Isolation) -> WrittenIsolation {
        isolation.actor.map { .globalActor(spelling($0)) } ?? .nonisolated
    }

    /// Effects as a signature spells them: `async throws(E)`.
    func spelling(_ effects: BuildEffects) -> String { effects.spelling { spelling($0) } }

    /// Plans the storage of the value that a function builds.
    func kept(_ lifetime: InstanceLifetime, along edge: BuildEdge, at place: BodyPlace) -> KeptPlan {
        let type = spelling(edge.requestedType)
        let label = graph[place.scope.dependencies[edge.dependency].value].label.debugDescription
        let kept = "\(types.printer.runtimeSpelling("Kept"))<\(type)>"
        let built = graph[edge.product].effects
        let crosses = graph.crosses(along: edge, in: edge.context(in: place.isolation))
        let typed = typedEffects(along: edge, isAsync: built.isAsync || crosses)
        let value =
            switch lifetime {
            case .lazy: "\(kept).lazily(\(label))"
            case .weak: "\(kept).weakly(\(label)) { $0 }"
            }
        return KeptPlan(
            name: place.names.keeping(edge.dependency),
            value: value,
            marks: CallMarks(isThrowing: built.isThrowing, isAsync: edge.builder?.effects.isAsync == true),
            signature: typed.isEmpty ? nil : "() \(typed) -> \(type)"
        )
    }

    /// `async throws(E)` if one type of error is thrown and the function allows no other; otherwise empty.
    func typedEffects(along edge: BuildEdge, isAsync: Bool) -> String {
        let thrown = graph[edge.product].effects.thrown
        guard case .error = edge.builder?.effects.throwing, thrown != .nothing else { return "" }
        return spelling(BuildEffects(isAsync: isAsync, thrown: thrown))
    }

    // MARK: Renames

    func renamed(
        _ renaming: ScopeDependency.Renaming,
        name: String,
        dependency: Int,
        at place: BodyPlace
    ) -> LocalPlan {
        let type = place.scope.dependencies[dependency].type
        guard let source = source(of: renaming, for: dependency, at: place) else {
            return LocalPlan(name: name, type: spelling(type), value: .none)
        }
        guard let wrapper = renaming.wrapper else {
            let annotation = type.canonical == source.type ? nil : spelling(type)
            return LocalPlan(name: name, type: annotation, value: .renamed(RenamedPlan(source: source.name)))
        }
        let isOptional = type.canonical.wrappedInOptional != nil
        let plan = RenamedPlan(
            source: source.name,
            wrapper: types.callSpelling(of: wrapper),
            isOptional: isOptional && source.type.wrappedInOptional != nil,
            isAwaited: renaming.wrapperIsolation.isAwaited(from: place.isolation)
        )
        // The call of `map` has an optional type already.
        let isShown = !isOptional || plan.isOptional && !plan.isAwaited
        return LocalPlan(name: name, type: isShown ? nil : spelling(type), value: .renamed(plan))
    }

    /// The name and the canonical type of the renamed value; `nil` if no value is available.
    private func source(
        of renaming: ScopeDependency.Renaming,
        for dependency: Int,
        at place: BodyPlace
    ) -> (name: String, type: TypeExpression)? {
        let supply = graph.supply(of: renaming.source, in: place.id, to: dependency)
        guard let name = value(of: supply, at: place).name else { return nil }
        switch supply {
        case .dependency(let index):
            return (name, place.scope.dependencies[index].type.canonical)
        case .handedIn(.value(let value)):
            return (name, graph[value].type.canonical)
        case .handedIn(.ifAvailable(let value)):
            return (name, .generic("Optional", [graph[value].type.canonical]))
        case .nothing:
            return nil
        }
    }
}

/// A product to build, and what its construction takes.
struct ProductRequest {
    var edge: BuildEdge
    /// The isolation of the code that requests the product.
    var context: Isolation
    /// The names of the forwarded values, in the order in which the scope declares them.
    var forwarded: [String] = []
    /// The values for the scope's requirements, in order.
    var values: [ValuePlan]
    /// The name of the value that a builder's closure captures.
    var captured: String?
}

/// Builds products at one place of the generated code.
protocol ProductCalls {
    /// Whether concurrent dependencies are built in tasks, rather than one after another.
    var startsTasks: Bool { get }

    /// Plans the construction of a product.
    func construction(_ request: ProductRequest, by wiring: WiringPlanner) -> ConstructionPlan

    /// The type that the compiler infers for the product; `nil` if the type must be written.
    func type(along edge: BuildEdge, by wiring: WiringPlanner) -> TypeExpression?

    /// The value that a builder's closure must capture in addition to the values that it mentions, with the last word
    /// of its name.
    func capture(along edge: BuildEdge) -> CapturePlan?

    /// The override that replaces everything that is built for a dependency; `nil` if there is none.
    func replacement(of dependency: Int, in scope: ScopeID) -> String?
}

extension CallMarks {
    /// The marks before a call with these effects.
    init(_ effects: BuildEffects) {
        self.init(isThrowing: effects.isThrowing, isAsync: effects.isAsync)
    }
}
