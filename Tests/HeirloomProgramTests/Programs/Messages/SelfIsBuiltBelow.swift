// An 'instantiate' function returns Self and receives a dependency that is not provided.
//: Core/Core.swift
import Heirloom

public final class Store { public let name: String; public init(name: String) { self.name = name } }

@Instantiable
extension Store: Instantiable {
    public static func instantiate(1️⃣name: String) -> Self { Self(name: name) }
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct Session: Instantiable {
    @Forwarded let id: Int
    @Instantiated let store: Store
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ missing-dependency
