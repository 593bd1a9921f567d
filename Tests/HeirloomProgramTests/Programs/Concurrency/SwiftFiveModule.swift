// A package in Swift 5 mode captures non-Sendable classes, and its app is built in the same mode.
//: option swiftc=-swift-version 5
//: Legacy/Configuration.swift
import Heirloom

#HeirloomConfiguration(languageMode: "5")
//: Legacy/Legacy.swift
import Heirloom

public final class Cache { public var values: [String: Int] = [:]; public init() {} }

@Instantiable
public struct Fetch: Instantiable {
    @Forwarded public let key: String
    @Received let cache: Cache
    public init(key: String, cache: Cache) { self.key = key; self.cache = cache }
    public func run() -> Int { cache.values[key, default: 0] += 1; return cache.values[key]! }
}

@Instantiable
public actor Loader: Instantiable {
    @Received let cache: Cache
    @Received let fetchBuilder: SendableInstantiator<Fetch>
    public init(cache: Cache, fetchBuilder: SendableInstantiator<Fetch>) {
        self.cache = cache
        self.fetchBuilder = fetchBuilder
    }
    public func load(_ key: String) -> Int { fetchBuilder.instantiate(key: key).run() + cache.values.count }
}
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(languageMode: "5")
//: App/App.swift
import Heirloom
import Legacy

@Instantiable
struct Session: Instantiable {
    @Forwarded let cache: Cache
    @Instantiated let fetchBuilder: SendableInstantiator<Fetch>
    @Instantiated let loader: Loader
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Legacy

let session = App().sessionBuilder.instantiate(cache: Cache())
let first = await session.loader.load("a")
print(first, await session.loader.load("a"))
//: prints
// 2 3
