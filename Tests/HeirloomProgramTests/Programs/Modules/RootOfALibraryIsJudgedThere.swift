// A library's root is complete when the library's code is generated; further alternatives of the app do not affect it.
//: Core/Core.swift
import Heirloom

public protocol Store: Sendable { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct DiskStore: Instantiable, Store {
    public let name = "disk"
    public init() {}
}

@Instantiable
public struct Shelf: Instantiable {
    @Received public let store: any Store
}

@Instantiable(isRoot: true)
public struct Library: Instantiable {
    @Instantiated public let store: any Store
    @Instantiated public let shelf: Shelf
}
//: App/App.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Store.self])
struct MemoryStore: Instantiable, Store {
    let name = "memory"
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore") let store: any Store
    @Instantiated let shelf: Shelf
}
//: App/main.swift
import Core

print(Library().shelf.store.name, App().shelf.store.name)
//: prints
// disk memory
