// A cart mutates its forwarded items: the property cannot simply become a constant.
//: Core/Cart.swift
import Heirloom

public struct Item: Equatable { public var name: String; public init(name: String) { self.name = name } }

@Instantiable
public final class Cart: Instantiable {
    @Forwarded private var 1️⃣items: [Item]
    @Received private let store: Store
    public func add(_ item: Item) {
        items.append(item)
        store.saved = items.map(\.name)
    }
}

@Instantiable
public final class Store: Instantiable { public var saved: [String] = []; public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let cartBuilder: Instantiator<Cart>
}

let app = App()
app.cartBuilder.instantiate(items: []).add(Item(name: "Tea"))
print(app.store.saved)
//: refused
// 1️⃣ mutable-dependency
