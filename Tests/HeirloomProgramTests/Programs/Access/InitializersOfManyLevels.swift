// Initializers are less accessible than their types; package ones are called across modules, and an inaccessible one is
// rejected.
//: Kit/Kit.swift
import Heirloom

@Instantiable
public struct Open: Instantiable {
    @Received private let name: String
    package init(name: String) { self.name = name }
}

@Instantiable
public struct Closed: Instantiable {
    @Received private let name: String
    1️⃣private init(name: String) { self.name = name }
}
//: App/main.swift
import Heirloom
import Kit

@Instantiable
struct Room: Instantiable {
    @Forwarded let name: String
    @Instantiated let open: Open
}

@Instantiable
struct App: Instantiable {
    @Instantiated let roomBuilder: Instantiator<Room>
}
print(App().roomBuilder.instantiate(name: "a").open)
//: refused
// 1️⃣ unusable-initializer
