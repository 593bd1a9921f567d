// The type of a dependency is left to inference, as elsewhere in Swift.
//: App/main.swift
import Heirloom

@Instantiable
final class Store: Instantiable { let value = 1 }

@Instantiable
final class Screen: Instantiable {
    @Received private let store: Store
    @Instantiated private let 1️⃣helper = Helper()
    var text: String { "\(store.value) \(helper.value)" }
}

@Instantiable
struct Helper: Instantiable { let value = 2 }

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let screen: Screen
}

print(App().screen.text)
//: refused
// 1️⃣ initialized-dependency
