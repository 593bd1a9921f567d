// A service fulfills a protocol of a module that its file does not import, although the rest of the app does.
//: Core/Core.swift
public protocol Store { func load() -> Int }
//: App/Disk.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Store.self])
struct DiskStore: Instantiable, Store {
    func load() -> Int { 1 }
}
//: App/Screen.swift
import Core
import Heirloom

@Instantiable
struct Screen: Instantiable {
    @Received let store: any Store
}

@Instantiable
struct App: Instantiable {
    @Instantiated let 1️⃣store: any Store
    @Instantiated let screen: Screen
}
//: App/main.swift
print(App().screen.store.load())
//: refused
// 1️⃣ nothing-fulfills
