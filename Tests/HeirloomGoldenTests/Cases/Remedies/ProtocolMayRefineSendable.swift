// A protocol whose values cross isolations may refine `Sendable` if no type is known that would then lack the conformance.

//: App/Jobs.swift
import Heirloom

protocol Log {}

@Instantiable(fulfillingAdditionalTypes: [Log.self])
struct Console: Instantiable, Log {}

@Instantiable
struct Job: Instantiable {
    @Received let log: any Log
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Console") let log: any Log
    @Instantiated let jobBuilder: SendableInstantiator<Job>
}

//: diagnostics
// App/Jobs.swift:16:23: error: 'jobBuilder: SendableInstantiator<Job>' of 'App' is 'Sendable' but captures non-Sendable 'log: any Log' [not-sendable]
// App/Jobs.swift:10:19: note: 'Job' receives 'log: any Log'
// App/Jobs.swift:3:10: note: declare that 'Log' is 'Sendable'

//: fix-its
// App/Jobs.swift:16:23: could fix: declare that 'Log' is 'Sendable' [not-sendable]
// App/Jobs.swift:3:13: note: insert ': Sendable'
