import HeirloomGraph
import HeirloomModel

extension MockPlanner {
    /// `mockAttributes`, spelled so that they mean the same in the generated file.
    var attributes: String {
        guard case .attributed(let attributes, _) = double.attributes.spelled else { return "" }
        planner.wiring.types.use(double.attributes)
        let printer = planner.wiring.types.printer
        return attributes.map { $0.spelling(name: printer.spelling) }.joined(separator: " ")
    }

    /// The isolation to write on the `mock`; `nil` if `mockAttributes` specifies it already.
    var isolation: WrittenIsolation? {
        let isolation = planner.isolationInExtension(of: double.scope)
        switch planner.doubles.isolations[double.scope.index] {
        case .nonisolated: return namesActor ? nil : isolation
        case .globalActor(let actor):
            guard case .attributed(let attributes, _) = double.attributes.canonical else { return isolation }
            return attributes.contains { $0.globalActorName == actor } ? nil : isolation
        }
    }

    /// Whether `mockAttributes` isolates the `mock`, judging by names.
    private var namesActor: Bool {
        scope.declaration.testDouble.mockAttributes.contains { $0.globalActorName != nil }
    }

    /// Whether the `mock` is isolated but awaits a call that runs outside of all actors, so that its arguments leave
    /// its isolation.
    var leavesIsolation: Bool {
        scope.effects.isAsync && planner.doubles.isolations[double.scope.index] == .nonisolated && namesActor
    }
}
