// An app whose default isolation is the main actor has a nonisolated core, an actor, a Sendable builder and a nested type of
// each kind.
//: option swift=6.2 default isolation
//: option swiftc App=-default-isolation MainActor
//: Core/Core.swift
import Heirloom

public protocol Storing: Sendable { func value() -> Int }

@Instantiable(fulfillingAdditionalTypes: [Storing.self])
public final class Store: Instantiable, Storing {
    public init() {}
    public func value() -> Int { 5 }
}

@Instantiable
public struct Draft: Instantiable, Sendable {
    @Received let store: any Storing
    @Forwarded public let text: String
    public init(store: any Storing, text: String) { self.store = store; self.text = text }
    public var summary: String { "\(text) \(store.value())" }
}
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor")
//: App/App.swift
import Core
import Heirloom

protocol Routing { var path: [String] { get set } }

@Instantiable(fulfillingAdditionalTypes: [Routing.self])
final class Router: Instantiable, Routing { var path: [String] = [] }

@Instantiable
actor Worker: Instantiable {
    @Received let draftBuilder: SendableInstantiator<Draft>
    @Received let store: any Storing
    func work() -> String { draftBuilder.instantiate(text: "w").summary }
}

nonisolated enum Models {
    @Instantiable
    struct Counter: Instantiable {
        @Received let store: any Storing
        var count: Int { store.value() }
    }
}

@Instantiable
nonisolated struct Report: Instantiable {
    @Received let store: any Storing
    @Instantiated let counter: Models.Counter
}

@Instantiable
struct Screen: Instantiable {
    @Received let router: any Routing
    @Instantiated let report: Report
    @Instantiated let worker: Worker
}

@Instantiable
struct App: Instantiable {
    @Instantiated let router: any Routing
    @Instantiated let store: any Storing
    @Instantiated let draftBuilder: SendableInstantiator<Draft>
    @Instantiated let screenBuilder: Instantiator<Screen>
}
//: App/main.swift
let app = App()
let screen = app.screenBuilder.instantiate()
print(screen.report.counter.count, await screen.worker.work(), app.router.path)
//: prints
// 5 w 5 []
