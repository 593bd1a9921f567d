// A decorator's wrapped dependency is missing if no scope above provides it. A type cannot receive the dependency that it is
// built for.

//: App/App.swift
import Heirloom

protocol Client {}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
struct HTTPClient: Instantiable, Client {}

@Instantiable
struct LoggingClient: Instantiable, Client {
    @Received let client: any Client
}

@Instantiable(isRoot: true)
struct Shop: Instantiable {
    @Instantiated(fulfilledByType: "LoggingClient") let client: any Client
}

//: App/Feature.swift
import Heirloom

protocol Log {}

@Instantiable(fulfillingAdditionalTypes: [Log.self])
struct Console: Instantiable, Log {}

@Instantiable
struct Prefixed: Instantiable, Log {
    @Received let log: any Log
}

@Instantiable
struct Feature: Instantiable {
    @Instantiated(fulfilledByType: "Prefixed") let log: any Log
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let feature: Feature
}

//: App/Garden.swift
import Heirloom

/// Nothing else is a branch, so that each would need another one.
@Instantiable
final class Branch: Instantiable {
    @Received let branch: Branch

    init(branch: Branch) { self.branch = branch }
}

@Instantiable(isRoot: true)
struct Tree: Instantiable {
    @Instantiated let branch: Branch
}

//: diagnostics
// App/App.swift:10:19: error: 'LoggingClient' receives 'client: any Client', but no type above it provides it (root 'Shop') [missing-dependency]
// App/App.swift:15:57: note: 'Shop' builds 'LoggingClient' here
// App/App.swift:15:57: note: 'LoggingClient' is built for 'client' of 'Shop', so it receives 'client' from above 'Shop'
// App/App.swift:10:19: note: to wrap a value that 'Shop' builds, add it to 'Shop' with '@Instantiated(isLocal: true)' under another name, and receive that here
// App/Feature.swift:10:19: error: 'Prefixed' receives 'log: any Log', but no type above it provides it (root 'App') [missing-dependency]
// App/Feature.swift:20:23: note: 'App' builds 'Feature' here
// App/Feature.swift:15:52: note: 'Feature' builds 'Prefixed' here
// App/Feature.swift:15:52: note: 'Prefixed' is built for 'log' of 'Feature', so it receives 'log' from above 'Feature'
// App/Feature.swift:19:8: note: to provide it, add '@Instantiated let log: any Log' to 'App'
// App/Garden.swift:6:19: error: 'Branch' receives 'branch: Branch', but no type above it provides it (root 'Tree') [missing-dependency]
// App/Garden.swift:13:23: note: 'Tree' builds 'Branch' here
// App/Garden.swift:13:23: note: 'Branch' is built for 'branch' of 'Tree', so it receives 'branch' from above 'Tree'
// App/Garden.swift:6:19: note: to break the cycle, remove it from 'Branch': move the shared parts to a third type, or pass one to the other after both are built

//: fix-its
// App/Feature.swift:10:19: could fix: instantiate it in 'App' [missing-dependency]
// App/Feature.swift:19:27: note: insert '\n    @Instantiated let log: any Log'
