// A class that is not instantiable has an injected property, which was moved there.
//: App/main.swift
import Heirloom

@Instantiable
final class Store: Instantiable { let value = 1 }

final class Screen {
    @Received private let 1️⃣store: Store
    init(store: Store) { self.store = store }
    var text: String { "\(store.value)" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
}

print(Screen(store: App().store).text)
//: refused
// 1️⃣ stray-dependency
