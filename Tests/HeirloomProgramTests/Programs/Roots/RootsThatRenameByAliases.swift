// Roots rename their own dependencies by aliases of functions, collections, existentials and forwarded tuples.
//: App/App.swift
import Heirloom

protocol Screen {
    var id: Int { get }
}

typealias Screens = [any Screen]
typealias AnyScreen = any Screen
typealias Load = @Sendable (Int) async throws -> String
typealias Log = (String) -> Void

@Instantiable(fulfillingAdditionalTypes: [Screen.self], key: "home")
struct Home: Instantiable, Screen {
    var id: Int { 1 }
}

@Instantiable
struct Detail: Instantiable, Screen {
    @Forwarded let id: Int
    @Forwarded let name: String
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Forwarded let out: (String) -> Void
    @Received(fulfilledByDependencyNamed: "out", ofType: Log.self) let log: (String) throws -> Void
    @Instantiated let screens: [any Screen]
    @Received(fulfilledByDependencyNamed: "screens", ofType: Screens.self) let anything: [Any]
    @Instantiated let named: [String: AnyScreen]
    @Received(fulfilledByDependencyNamed: "named", ofType: [String: any Screen].self) let views: [String: Any]
    @Instantiated({ (number: Int) async throws in "\(number)" }) let load: @Sendable (_ number: Int) async throws -> String
    @Received(fulfilledByDependencyNamed: "load", ofType: Load.self) let mayLoad: (Int) async throws -> String?
    @Instantiated(fulfilledByType: "Detail") let detail: ErasedInstantiator<(id: Int, name: String), any Screen>
    @Received(
        fulfilledByDependencyNamed: "detail", ofType: ErasedInstantiator<Detail.ForwardedProperties, AnyScreen>.self)
    let start: ErasedInstantiator<(id: Int, name: String), any Screen>
}
//: App/main.swift
let app = App(out: { print($0) })
try app.log("log")
print(app.anything.count, app.views.keys.first ?? "", try await app.mayLoad(2) ?? "")
print(app.start.instantiate((id: 3, name: "")).id)
//: prints
// log
// 1 home 2
// 3
