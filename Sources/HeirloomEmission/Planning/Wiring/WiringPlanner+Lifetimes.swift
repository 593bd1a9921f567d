import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
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
}
