// A store reads its configuration once, picks its checkout by a flag, binds the current user, and uses clients of a library
// that does not use Heirloom.
//: Vendor/Vendor.swift
import Foundation

public final class HTTPClient: Sendable {
    public let base: URL
    public let retries: Int

    public init?(_ address: String, retries: Int) {
        guard let base = URL(string: address), base.scheme != nil else { return nil }
        self.base = base
        self.retries = retries
    }
}

public struct Box<Content: Sendable>: Sendable {
    public let content: Content
    public init<Source>(_ source: Source, _ make: (Source) -> Content) { content = make(source) }
}
//: Kit/Kit.swift
import Heirloom
import Vendor

public struct Config: Sendable {
    public let host: String
    public let flags: Set<String>

    public init(host: String, flags: Set<String>) {
        self.host = host
        self.flags = flags
    }
}

public protocol Checkout {
    var name: String { get }
}

@Instantiable
public struct Network: Instantiable {
    @Received let config: Config
    @Instantiated({ (config: Config) in config.flags.contains("patient") ? 5 : 1 }) public let retries: Int
    @Instantiated({ (config: Config, retries: Int) throws in
        guard let client = HTTPClient(config.host, retries: retries) else { throw BadHost(host: config.host) }
        return client
    }) public let client: HTTPClient

    public init(config: Config, retries: Int, client: HTTPClient) {
        self.config = config
        self.retries = retries
        self.client = client
    }
}

public struct BadHost: Error {
    let host: String
}
//: App/App.swift
import Heirloom
import Kit
import Vendor

struct User: Sendable {
    let name: String
}

@Instantiable
struct ModernCheckout: Instantiable, Checkout {
    @Received let client: HTTPClient
    var name: String { "modern over \(client.base.host ?? "?")" }
}

@Instantiable
struct ClassicCheckout: Instantiable, Checkout {
    let name = "classic"
}

@Instantiable
final class Basket: Instantiable {
    @Forwarded let user: User
    @Received let client: HTTPClient
    @Instantiated({ (user: User) in [user.name] }) let lines: [String]
}

@Instantiable(isRoot: true)
struct Store: Instantiable {
    @Forwarded let config: Config
    @Forwarded let currentUser: User
    @Instantiated let network: Network
    @Instantiated({ (network: Network) in network.client }) let client: HTTPClient
    @Instantiated let modern: () -> ModernCheckout
    @Instantiated let classic: () -> ClassicCheckout
    @Instantiated({ (config: Config, modern: () -> ModernCheckout, classic: () -> ClassicCheckout) -> any Checkout in
        config.flags.contains("modern") ? modern() : classic()
    }) let checkout: any Checkout
    @Instantiated let basketBuilder: Instantiator<Basket>
    @Instantiated({ (basketBuilder: Instantiator<Basket>, currentUser: User) in
        basketBuilder.instantiate(user: currentUser)
    }) let basket: Basket
    @Instantiated({ (basket: Basket) in Box(basket.lines) { $0.count } }) let count: Box<Int>
    @Instantiated(lifetime: .lazy, { (client: HTTPClient) async in "index of \(client.base)" })
    let index: @Sendable () async -> String
}
//: App/main.swift
import Kit

let config = Config(host: "https://shop.example", flags: ["modern", "patient"])
let store = try Store(config: config, currentUser: User(name: "Ann"))
print(store.checkout.name, store.network.retries, store.client === store.network.client)
print(store.basket.lines, store.count.content, await store.index())
let other = try Store(config: Config(host: "https://shop.example", flags: []), currentUser: User(name: "Ben"))
print(other.checkout.name, other.client.retries)
do {
    _ = try Store(config: Config(host: "no host", flags: []), currentUser: User(name: "Cleo"))
} catch {
    print(error)
}
//: prints
// modern over shop.example 5 true
// ["Ann"] 1 index of https://shop.example
// classic 1
// BadHost(host: "no host")
