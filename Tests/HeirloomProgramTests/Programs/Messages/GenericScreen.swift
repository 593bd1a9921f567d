// A generic list screen is marked '@Instantiable' itself and used for two kinds of items.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct 1️⃣ListScreen<Item: Hashable>: Instantiable {
    @Received private let items: [Item]
    public var count: Int { Set(items).count }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Scope: Instantiable {
    @Forwarded let items: [Int]
    @Instantiated let list: ListScreen<Int>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<Scope>
}

print(App().scopeBuilder.instantiate(items: [1, 1]).list.count)
//: refused
// 1️⃣ generic-type
