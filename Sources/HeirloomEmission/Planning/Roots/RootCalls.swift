import HeirloomGraph
import HeirloomModel

/// How products are built in the extension of a root: by its functions, or by a call of a type that needs none.
final class RootCalls: ProductCalls {
    let functions: RootFunctions
    /// The root's full name, as it is spelled within its own extension.
    private let rootName: String
    private let context: PlanningContext
    private var namesInFunctions: [ScopeID: ScopeNames] = [:]

    init(_ functions: RootFunctions, ofRootNamed rootName: String, _ context: PlanningContext) {
        self.functions = functions
        self.rootName = rootName
        self.context = context
    }

    func construction(
        along edge: BuildEdge,
        forwarded: [String],
        values: [ValuePlan],
        captured: String?,
        in wiring: WiringPlanner
    ) -> ConstructionPlan {
        ConstructionPlan(
            wrapper: edge.isWrapped ? wiring.types.callSpelling(of: edge.requestedType) : nil,
            call: call(of: edge.product, forwarded: forwarded, values: values, in: wiring)
        )
    }

    func type(along edge: BuildEdge, in wiring: WiringPlanner) -> TypeExpression? {
        (edge.isWrapped ? edge.requestedType : context.graph[edge.product].type).canonical
    }

    func capture(along edge: BuildEdge) -> CapturePlan? { nil }

    private func call(
        of product: ScopeID,
        forwarded: [String],
        values: [ValuePlan],
        in wiring: WiringPlanner
    ) -> CallPlan {
        let scope = context.graph[product]
        guard scope.needsFunction else {
            return wiring.callOfType(product, forwarded: forwarded, values: values)
        }
        let names = names(inFunctionOf: product)
        let forwardedArguments = zip(scope.forwardedDependencies, forwarded).map { index, name in
            ArgumentPlan(label: names[index], value: .named(name))
        }
        let handedIn = zip(names.requirements, values).map { ArgumentPlan(label: $0, value: $1) }
        return CallPlan(
            callee: rootName + "." + functions[product],
            arguments: forwardedArguments + handedIn,
            marks: CallMarks(scope.effects)
        )
    }

    /// The names within a scope's function, whose parameters are also its callers' labels.
    func names(inFunctionOf scope: ScopeID) -> ScopeNames {
        if let names = namesInFunctions[scope] { return names }
        let names = ScopeNames(
            of: context.graph[scope],
            in: context.graph,
            isInitializer: false,
            reserved: context.typeHeads
        )
        namesInFunctions[scope] = names
        return names
    }
}
