// Types list protocols to which they do not conform; the properties that require these are not reported again.
//: Core/Contracts.swift
public protocol Store {}
public protocol Cache: Store {}
open class Base {
    public init() {}
}
//: Disk/DiskStore.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Store.self, 1️⃣Cache.self])
public final class DiskStore: Instantiable, Store {}
//: App/main.swift
import Core
import Disk
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [2️⃣Base.self, 3️⃣(any Store & Cache).self])
struct Memory: Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let store: any Store
    @Instantiated let cache: any Cache
    @Instantiated let base: Base
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
