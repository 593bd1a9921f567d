// A missing dependency of a library's root is reported for the library, and not again for the app above it, which has another
// alternative.
//: Core/Core.swift
import Heirloom

public protocol Store: Sendable {}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct DiskStore: Instantiable, Store {
    public init() {}
}

public struct Clock: Sendable {}

@Instantiable
public struct Shelf: Instantiable {
    @Received public let store: any Store
    @Received public let 1️⃣clock: Clock
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
struct MemoryStore: Instantiable, Store {}

@Instantiable
struct Desk: Instantiable {
    @Received let store: any Store
}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "MemoryStore") let store: any Store
    @Instantiated let desk: Desk
}
//: App/main.swift
print(App())
//: refused
// 1️⃣ missing-dependency
