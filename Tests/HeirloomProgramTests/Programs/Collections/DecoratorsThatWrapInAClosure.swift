// Closures of a type receive dependencies from above like its properties do: such a decorator is not collected.
//: App/App.swift
import Heirloom

protocol Client {
    var name: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
struct Http: Instantiable, Client {
    let name = "http"
}

final class Policy {
    let inner: any Client

    init(_ inner: any Client) { self.inner = inner }
}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
struct Retrying: Instantiable, Client {
    @Instantiated({ (client: any Client) in Policy(client) }) let policy: Policy

    var name: String { "retrying \(policy.inner.name)" }
}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
struct Caching: Instantiable, Client {
    @Instantiated(fulfilledByType: "Http") let own: any Client
    @Instantiated({ (own: any Client) in Policy(own) }) let policy: Policy

    var name: String { "caching \(policy.inner.name)" }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let clients: [any Client]
    @Instantiated(fulfilledByType: "Caching") let client: any Client
    @Instantiated(fulfilledByType: "Retrying") let retrying: any Client
}

//: App/main.swift
let app = App()
print(app.clients.map(\.name), app.retrying.name)
//: prints
// ["caching http", "http"] retrying caching http
