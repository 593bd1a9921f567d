import HeirloomGraph
import HeirloomModel

/// Decides the labelled calls: for every type of the module to which something is forwarded, what makes
/// `builder.instantiate(user: user)` work.
enum LabelledCallPlanner {
    static func plans(for graph: ScopeGraph, imports: inout ImportLedger) -> [LabelledCallPlan] {
        // The instantiators' own generic parameter hides a type of that name.
        let printer = TypePrinter(graph, shadowed: ["T"])
        var plans: [LabelledCallPlan] = []
        for scope in graph.scopes where scope.module == graph.module {
            let forwarded = scope.forwardedDependencies
            guard !forwarded.isEmpty else { continue }
            let access = scope.declaration.access.ofMember
            let parameters = forwarded.map { index in
                let dependency = scope.dependencies[index]
                imports.use(dependency.type, access: access ?? .internal)
                return ParameterPlan(
                    name: graph[dependency.value].label,
                    type: printer.parameterSpelling(dependency.type)
                )
            }
            imports.use(module: "Heirloom", access: access ?? .internal)
            plans.append(
                LabelledCallPlan(
                    condition: scope.declaration.condition,
                    availability: scope.declaration.availability,
                    instantiators: [BuilderKind.instantiator, .sendableInstantiator].map {
                        printer.runtimeSpelling($0.rawValue)
                    },
                    product: printer.spelling(scope.type),
                    access: access,
                    isNonisolated: graph.defaultIsolation != .nonisolated,
                    parameters: parameters
                )
            )
        }
        return plans.sorted { $0.product < $1.product }
    }
}
