// A computed property still has its attribute after a refactoring.
//: App/main.swift
import Heirloom

@Instantiable
final class Store: Instantiable { var total = 3 }

@Instantiable
struct Screen: Instantiable {
    @Received private let store: Store
    @Received var 1️⃣total: Int { store.total }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let screen: Screen
}

print(App().screen.total)
//: refused
// 1️⃣ computed-dependency
