// A type is marked at its declaration, and an extension in another file makes it instantiable again.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Store: Instantiable { public let name = "own"; public init() {} }
//: Core/Store+Instantiable.swift
import Heirloom

@Instantiable
extension 1️⃣Store {
    public static func instantiate() -> Store { Store() }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
}

print(App().store.name)
//: refused
// 1️⃣ duplicate-type
