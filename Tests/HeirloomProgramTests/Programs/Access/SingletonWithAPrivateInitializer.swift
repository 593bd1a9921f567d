// The 'shared' property of a singleton with a private initializer is marked as a dependency.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Store: Instantiable, Sendable {
    public static let shared = Store()
    1️⃣private init() {}
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
}

print(App().store === Store.shared)
//: refused
// 1️⃣ unusable-initializer
