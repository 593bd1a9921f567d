// A type that requires the dependency it is built for receives the one from above, at any distance, and provides its own below.

//: Clients/Clients.swift
import Heirloom

public protocol Client: Sendable {
    var trail: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
public struct HTTPClient: Instantiable, Client {
    public let trail = "http"
    public init() {}
}

@Instantiable
public struct LoggingClient: Instantiable, Client {
    @Received let client: any Client
    public var trail: String { "log(\(client.trail))" }
    public init(client: any Client) { self.client = client }
}

/// It asks for what it wraps by way of something that it builds.
@Instantiable
public struct RetryingClient: Instantiable, Client {
    @Instantiated let policy: RetryPolicy
    public var trail: String { "retry(\(policy.client.trail))" }
    public init(policy: RetryPolicy) { self.policy = policy }
}

@Instantiable
public struct RetryPolicy: Instantiable, Sendable {
    @Received public let client: any Client
    public init(client: any Client) { self.client = client }
}

@Instantiable
public struct Leaf: Instantiable {
    @Received public let client: any Client
    public init(client: any Client) { self.client = client }
}

//: App/App.swift
import Clients
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(fulfilledByType: "HTTPClient") let client: any Client
    @Instantiated let feature: Feature
    @Instantiated let plain: Leaf
}

@Instantiable
struct Feature: Instantiable {
    @Instantiated let leaf: Leaf
    @Instantiated(fulfilledByType: "LoggingClient") let client: any Client
    @Instantiated let makeScreen: (_ name: String) -> Screen
    @Instantiated let between: Between
}

/// It hands on what is above, and wraps nothing itself.
@Instantiable
struct Between: Instantiable {
    @Instantiated let screen: Instantiator<Screen>
}

@Instantiable
struct Screen: Instantiable {
    @Forwarded let name: String
    @Instantiated(fulfilledByType: "RetryingClient") let client: any Client
    @Instantiated let leaf: Leaf
}

//: App/main.swift
let app = App()
print(app.client.trail, app.plain.client.trail)
print(app.feature.client.trail, app.feature.leaf.client.trail)
print(app.feature.makeScreen("a").leaf.client.trail)
print(app.feature.between.screen.instantiate(name: "b").client.trail)

//: generated App
import Clients
import Heirloom

extension App {
    init() {
        let client: any Client = HTTPClient()  // App.client
        let feature = App.heirloomMakeFeature(client: client)
        let plain = Leaf(client: client)
        self.init(client: client, feature: feature, plain: plain)
    }

    private static func heirloomMakeFeature(client: any Client) -> Feature {
        let client2: any Client = LoggingClient(client: client)  // Feature.client
        let leaf = Leaf(client: client2)
        let makeScreen: (_ name: String) -> Screen = { name in
            App.heirloomMakeScreen(name: name, client: client2)
        }
        let between = App.heirloomMakeBetween(client: client2)
        return Feature(leaf: leaf, client: client2, makeScreen: makeScreen, between: between)
    }

    private static func heirloomMakeScreen(name: String, client: any Client) -> Screen {
        let client2: any Client = App.heirloomMakeRetryingClient(client: client)  // Screen.client
        let leaf = Leaf(client: client2)
        return Screen(name: name, client: client2, leaf: leaf)
    }

    private static func heirloomMakeBetween(client: any Client) -> Between {
        let screen = Instantiator<Screen> { name in
            App.heirloomMakeScreen(name: name, client: client)
        }
        return Between(screen: screen)
    }

    private static func heirloomMakeRetryingClient(client: any Client) -> RetryingClient {
        let policy = RetryPolicy(client: client)
        return RetryingClient(policy: policy)
    }
}

extension InstantiatorProtocol where T == Screen {
    func instantiate(name: String) -> Screen {
        instantiate(name)
    }
}

//: prints
// http http
// log(http) log(http)
// retry(log(http))
// retry(log(http))
