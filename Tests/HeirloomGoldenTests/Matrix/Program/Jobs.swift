internal import Heirloom
internal import Services

/// Built wherever a task runs.
@Instantiable
nonisolated struct Job: Instantiable {
    @Forwarded let number: Int
    @Received(fulfilledByDependencyNamed: "clock", ofType: (any Clock).self) let source: any Clock
    @Received(onlyIfAvailable: true) let deadline: Int?
}
