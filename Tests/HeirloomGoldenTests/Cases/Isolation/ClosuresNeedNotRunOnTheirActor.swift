// The result of a concurrent closure on an actor is `Sendable`, or the closure is nonisolated.

//: App/App.swift
import Heirloom

final class Raw { var count = 0 }

@MainActor
@Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated(concurrently: true, { () async in Raw() }) let raw: Raw
    @Instantiated(concurrently: true, { @Sendable () async in Raw() }) let right: Raw
}

//: diagnostics
// App/App.swift:8:66: error: the closure for 'raw: Raw' of 'App' runs on '@MainActor', which may keep its result, but 'Raw' is not 'Sendable' [not-sendable]
// App/App.swift:8:39: note: write '@Sendable' before its parameters, so that it runs on no actor, or build it without 'concurrently'
// App/App.swift:3:13: note: declare that 'Raw' is 'Sendable'
