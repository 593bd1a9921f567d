// Two types of two modules fulfill one protocol, and the property does not choose one.
//: Core/Core.swift
public protocol Store { func load() -> Int }
//: Disk/Disk.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class DiskStore: Instantiable, Store {
    public init() {}
    public func load() -> Int { 1 }
}
//: Fakes/Fakes.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class FakeStore: Instantiable, Store {
    public init() {}
    public func load() -> Int { 2 }
}
//: Feature/Feature.swift
import Core
import Heirloom

@Instantiable
public struct Feature: Instantiable {
    @Instantiated public let 1️⃣store: any Store
    public init(store: any Store) { self.store = store }
}
//: App/main.swift
import Disk
import Fakes
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let feature: Feature
}

print(App().feature.store.load())
//: refused
// 1️⃣ ambiguous-fulfillment
