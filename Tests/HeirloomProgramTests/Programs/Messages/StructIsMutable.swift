// Three dependencies are 'var's, one of them 'private(set)'; each is reported at its declaration, with one edit.
//: App/main.swift
import Heirloom

@Instantiable
final class Store: Instantiable { var value = 1 }

@Instantiable
struct Screen: Instantiable {
    @Received var 1️⃣store: Store
    @Forwarded private(set) var 2️⃣title: String
    @Instantiated public private(set) var 3️⃣helper: Helper
    var text: String { "\(title) \(store.value) \(helper.value)" }
}

@Instantiable
struct Helper: Instantiable { let value = 2 }

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let screens: Instantiator<Screen>
}

print(App().screens.instantiate(title: "a").text)
//: refused
// 1️⃣ mutable-dependency
// 2️⃣ mutable-dependency
// 3️⃣ mutable-dependency
