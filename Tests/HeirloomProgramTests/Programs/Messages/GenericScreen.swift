// A generic list screen is '@Instantiable' itself and used for two kinds of items.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct ListScreen<Item: Hashable>: Instantiable {
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
struct TextScope: Instantiable {
    @Forwarded let items: [String]
    @Instantiated let list: ListScreen<String>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let scopeBuilder: Instantiator<Scope>
    @Instantiated let textScopeBuilder: Instantiator<TextScope>
}

let app = App()
print(app.scopeBuilder.instantiate(items: [1, 1]).list.count)
print(app.textScopeBuilder.instantiate(items: ["a", "b"]).list.count)
//: prints
// 1
// 2
