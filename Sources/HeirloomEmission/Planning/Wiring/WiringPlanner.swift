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

    /// The call of a type that instantiates and renames nothing.
    ///
    /// - Parameter values: The values for the scope's requirements, in order.
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
