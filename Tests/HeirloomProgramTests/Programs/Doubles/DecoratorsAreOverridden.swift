// In a test double, the wrapped dependency is a parameter, and the decorator can be replaced or adjusted.

//: option configuration=debug
//: App/App.swift
import Heirloom

protocol Client {
    var trail: String { get }
}

struct Fixed: Client {
    var trail: String
}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
struct HTTPClient: Instantiable, Client {
    let trail = "http"
}

@Instantiable
struct LoggingClient: Instantiable, Client {
    @Received let client: any Client
    var trail: String { "log(\(client.trail))" }
}

@Instantiable(generateMock: true)
struct Feature: Instantiable {
    @Instantiated(fulfilledByType: "LoggingClient") let client: any Client
    @Instantiated(isLocal: true) let name: Name
    @Instantiated let leaf: Leaf
}

@Instantiable
struct Name: Instantiable {
    let text = "name"
}

@Instantiable
struct Leaf: Instantiable {
    @Received let client: any Client
    @Received let name: Name
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let client: any Client
    @Instantiated let feature: Feature
}

//: App/main.swift
print(App.mock().feature.leaf.client.trail)
print(App.mock(overrides: .init(client: { Fixed(trail: "fixed") })).feature.leaf.client.trail)
print(App.mock(overrides: .init(feature: .init(client: { client in Fixed(trail: "not " + client.trail) }))).feature.leaf.client.trail)
print(Feature.mock(client: Fixed(trail: "given")).leaf.client.trail)

//: prints
// log(http)
// log(fixed)
// not http
// log(given)
