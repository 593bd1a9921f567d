// A list eagerly builds a detail screen with a forwarded item instead of using a builder.
//: Core/Core.swift
import Heirloom

public struct Item: Sendable { public var name: String; public init(name: String) { self.name = name } }

@Instantiable
public struct DetailScreen: Instantiable {
    @Forwarded private let item: Item
    @Received private let theme: Theme
    public var text: String { item.name + theme.suffix }
}

@Instantiable
public struct Theme: Instantiable { let suffix = "!"; public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct ListScreen: Instantiable {
    @Instantiated private let 1️⃣detailScreen: DetailScreen
    func open(_ name: String) -> String { name }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let theme: Theme
    @Instantiated let listScreen: ListScreen
}

print(App().listScreen.open("a"))
//: refused
// 1️⃣ eager-forwarding
