import HeirloomGraph
import HeirloomModel

/// Builds products in the extension of a root: with the root's functions, or with a call of a type that needs none.
final class RootCalls: ProductCalls {
    let startsTasks = true
    let functions: RootFunctions
    /// The root's full name, as it is spelled within its own extension.
    private let rootName: String
    /// The graph of the context. Stored, because reading it through the context would copy all of it.
    private let graph: ScopeGraph
    private let typeHeads: Set<String>
    private var namesInFunctions: [ScopeID: ScopeNames] = [:]

    init(_ functions: RootFunctions, ofRootNamed rootName: String, _ context: PlanningContext) {
        self.functions = functions
        self.rootName = rootName
        graph = context.graph
        typeHeads = context.typeHeads
    }

    func construction(_ request: ProductRequest, by wiring: WiringPlanner) -> ConstructionPlan {
        let edge = request.edge
        return ConstructionPlan(
            wrapper: edge.isWrapped ? wiring.types.callSpelling(of: edge.requestedType) : nil,
            call: call(request, by: wiring)
        )
    }

    func type(along edge: BuildEdge, by wiring: WiringPlanner) -> TypeExpression? {
        (edge.isWrapped ? edge.requestedType : graph[edge.product].type).canonical
    }

    func capture(along edge: BuildEdge) -> CapturePlan? { nil }

    private func call(_ request: ProductRequest, by wiring: WiringPlanner) -> CallPlan {
        let product = request.edge.product
        let scope = graph[product]
        let crosses = graph.crosses(along: request.edge, in: request.context)
        guard scope.needsFunction else {
            var call = wiring.callOfType(
                product,
                forwarded: request.forwarded,
                values: request.values
            )
            if crosses { call.marks.isAsync = true }
            return call
        }
        let names = names(inFunctionOf: product)
        let forwarded = request.forwarded.indices.map { place in
            let label = names[scope.forwardedDependencies[place]]
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

    /// The names in a scope's function, whose parameters are also the labels at its calls.
    func names(inFunctionOf scope: ScopeID) -> ScopeNames {
        if let names = namesInFunctions[scope] { return names }
        let names = ScopeNames(of: graph[scope], in: graph, isInitializer: false, reserved: typeHeads)
        namesInFunctions[scope] = names
        return names
    }
}
