import HeirloomGraph
import HeirloomModel

/// Plans what builds a scope: the locals in their order, what each is given, and the call that takes them all.
///
/// It knows of no place where its code stands. How a product is built there, by a call of its type or of a function
/// nearby, is for its ``ProductCalls`` to say.
///
/// An object, because its parts call one another all the time, and one that was copied meanwhile would copy all
/// that it knows with the next thing it learns.
final class WiringPlanner {
    let context: PlanningContext
    var types: PrintedTypes
    /// How many parameters, locals and arguments were planned. Tests hold how that grows.
    var steps = 0

    init(_ context: PlanningContext, types: PrintedTypes) {
        self.context = context
        self.types = types
    }

    var graph: ScopeGraph { context.graph }

    /// The type as it is printed here; what it names is imported.
    func spelling(_ type: ResolvedType) -> String { types.text(of: type).spelling }

    /// Plans something that stands where some names mean something else.
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

    /// What is called to build a scope: `Child`, `Child.instantiate`.
    func callee(of id: ScopeID) -> String {
        let scope = graph[id]
        types.use(module: scope.module, attributes: scope.declaration.spiAttributes)
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
        let arguments = zip(scope.declaration.construction.arguments, values).map { argument, value in
            ArgumentPlan(
                label: argument.label,
                isInout: scope.ownership(of: argument.dependency) == "inout",
                value: value,
                isCalled: argument.isCalled
            )
        }
        return CallPlan(callee: callee, arguments: arguments, marks: CallMarks(scope.callEffects))
    }

    /// A call of a type that makes nothing of its own.
    ///
    /// - Parameter values: What the scope requires, in its order.
    func callOfType(_ id: ScopeID, forwarded: [String], values: [ValuePlan]) -> CallPlan {
        let scope = graph[id]
        func handedIn(_ requirement: Requirement) -> ValuePlan {
            scope.place(of: requirement).map { values[$0] } ?? .none
        }
        let arguments = graph.argumentDependencies(of: scope).map { dependency -> ValuePlan in
            switch scope.dependencies[dependency].origin {
            case .forwarded:
                scope.forwardedDependencies.firstIndex(of: dependency).map { .named(forwarded[$0]) } ?? .none
            case .received:
                handedIn(.value(scope.dependencies[dependency].value))
            case .receivedIfAvailable(let value):
                handedIn(.ifAvailable(value))
            case .instantiated, .renamed:
                preconditionFailure("A type that makes something is built by a function.")
            }
        }
        var call = call(callee(of: id), of: scope, values: arguments)
        call.cast = context.overloaded.contains(id) ? spelling(scope.type) : nil
        return call
    }
}

/// How products are built where generated code stands.
protocol ProductCalls {
    /// Whether what is built concurrently is, and not in turn.
    var startsTasks: Bool { get }

    /// What builds a product there.
    ///
    /// - Parameters:
    ///   - context: The isolation of the code that asks for it.
    ///   - forwarded: The names of what is forwarded, in the order in which the scope declares it.
    ///   - values: What the scope requires, in its order.
    ///   - captured: The name under which a builder's closure has what it captures.
    func construction(
        along edge: BuildEdge,
        in context: Isolation,
        forwarded: [String],
        values: [ValuePlan],
        captured: String?,
        by wiring: WiringPlanner
    ) -> ConstructionPlan

    /// The type of what is built, as far as it need not be said.
    func type(along edge: BuildEdge, by wiring: WiringPlanner) -> TypeExpression?

    /// What a builder's closure must capture besides the values that it names, with the last word of its name.
    func capture(along edge: BuildEdge) -> CapturePlan?

    /// What is called in the place of all that is built for a dependency, where it is there.
    func replacement(of dependency: Int, in scope: ScopeID) -> String?
}
