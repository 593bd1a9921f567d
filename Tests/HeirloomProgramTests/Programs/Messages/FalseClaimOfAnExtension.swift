// A service lists a protocol, but conforms to another one that does not inherit from it.
//: Core/Core.swift
public protocol Store { func load() -> Int }
public protocol ReadOnlyStore { func load() -> Int }
//: Disk/Disk.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [1️⃣Store.self])
public final class DiskStore: Instantiable {
    public init() {}
}

extension DiskStore: ReadOnlyStore {
    public func load() -> Int { 1 }
}
//: App/main.swift
import Core
import Disk
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let store: any Store
}

print(App().store.load())
//: refused
// 1️⃣ not-convertible
