// An actor receives a non-Sendable class, two levels up and through a struct that stores it.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Cache: Instantiable {
    public var values: [Int] = []
    public init() {}
}

@Instantiable
public struct Store: Instantiable {
    @Received public let cache: Cache
    public init(cache: Cache) { self.cache = cache }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
actor Worker: Instantiable {
    @Received let store: Store
    init(store: Store) { self.store = store }
}

@Instantiable
struct Scope: Instantiable {
    @Instantiated let 1️⃣worker: Worker
}

@Instantiable
struct App: Instantiable {
    @Instantiated let cache: Cache
    @Instantiated let store: Store
    @Instantiated let scope: Scope
}
//: refused
// 1️⃣ not-sendable
