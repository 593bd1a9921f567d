// A module 'Analytics' declares 'Analytics' with nested events; other modules declare another 'Event' and 'Client'.
//: Analytics/Analytics.swift
import Heirloom

@Instantiable
public final class Analytics: Instantiable {
    public struct Event: Equatable { public let name: String; public init(_ name: String) { self.name = name } }
    @Received private let client: Client
    public init(client: Client) { self.client = client }
    public func track(_ event: Event) { client.sent.append(event.name) }
}

@Instantiable
public final class Client: Instantiable {
    public var sent: [String] = []
    public init() {}
}
//: Network/Network.swift
import Heirloom

public struct Event { public var id = 1; public init() {} }

@Instantiable
public final class Client: Instantiable {
    public let host: String
    public init(host: String = "localhost") { self.host = host }
}
//: Home/HomeModel.swift
import Analytics
import Heirloom
import Network

@Instantiable
public final class HomeModel: Instantiable {
    @Received private let analytics: Analytics
    @Received private let client: Network.Client
    @Forwarded private let event: Analytics.Event
    public func open() -> String {
        analytics.track(event)
        return client.host
    }
}
//: App/Networking.swift
import Analytics
import Heirloom
import Home
import Network

@Instantiable
struct Networking: Instantiable {
    @Forwarded let event: Network.Event
    @Instantiated let client: Network.Client
    @Instantiated let homeBuilder: Instantiator<HomeModel>
}

func event() -> Network.Event { Network.Event() }
//: App/main.swift
import Analytics
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let client: Client
    @Instantiated let analytics: Analytics
    @Instantiated let networkingBuilder: Instantiator<Networking>
}

let app = App()
let home = app.networkingBuilder.instantiate(event: event()).homeBuilder.instantiate(event: Analytics.Event("open"))
print(home.open(), app.client.sent)
//: prints
// localhost ["open"]
