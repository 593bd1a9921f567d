// A protocol that is not `Sendable` is one error, wherever its values would cross to another isolation. The fix-it is offered
// if every type that conforms could be `Sendable`.

//: App/App.swift
import Heirloom

protocol Log {}

protocol Store: AnyObject {}

@Instantiable(fulfillingAdditionalTypes: [Log.self])
final class Console: Log, Instantiable, Sendable {}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
final class DiskStore: Store, Instantiable {}

@Instantiable
struct Job: Instantiable {
    @Received let log: any Log
    @Received let store: any Store
}

@Instantiable
struct Task: Instantiable {
    @Received let log: any Log
}

@Instantiable
actor Worker: Instantiable {
    @Received let log: any Log
    init(log: any Log) { self.log = log }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let log: any Log
    @Instantiated let store: any Store
    @Instantiated let jobBuilder: SendableInstantiator<Job>
    @Instantiated let makeTask: @Sendable () -> Task
    @Instantiated let worker: Worker
}

//: App/main.swift
printTree(App())

//: diagnostics
// App/App.swift:34:23: error: 'jobBuilder: SendableInstantiator<Job>' of 'App' is 'Sendable' but captures non-Sendable 'log: any Log' [not-sendable]
// App/App.swift:35:23: note: 'makeTask: @Sendable () -> Task' of 'App' has the same problem
// App/App.swift:36:23: note: 'worker: Worker' of 'App' has the same problem
// App/App.swift:15:19: note: 'Job' receives 'log: any Log'
// App/App.swift:3:10: note: declare that 'Log' is 'Sendable'
// App/App.swift:34:23: error: 'jobBuilder: SendableInstantiator<Job>' of 'App' is 'Sendable' but captures non-Sendable 'store: any Store' [not-sendable]
// App/App.swift:16:19: note: 'Job' receives 'store: any Store'
// App/App.swift:5:10: note: declare that 'Store' is 'Sendable'

//: fix-its
// App/App.swift:34:23: could fix: declare that 'Log' is 'Sendable' [not-sendable]
// App/App.swift:3:13: note: insert ': Sendable'
