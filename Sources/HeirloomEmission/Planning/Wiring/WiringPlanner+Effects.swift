import HeirloomGraph
import HeirloomModel

extension WiringPlanner {
    /// The isolation as it is written on a declaration.
    func written(_ isolation: Isolation) -> WrittenIsolation {
        isolation.actor.map { .globalActor(spelling($0)) } ?? .nonisolated
    }

    /// Effects as a signature spells them: `async throws(E)`.
    func spelling(_ effects: BuildEffects) -> String { effects.spelling { spelling($0) } }
}

extension CallMarks {
    /// The marks before a call with these effects.
    init(_ effects: BuildEffects) {
        self.init(isThrowing: effects.isThrowing, isAsync: effects.isAsync)
    }
}
