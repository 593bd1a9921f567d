// A class whose initializer overrides one on the main actor is built there.
//: App/App.swift
import Heirloom

class Base {
    @MainActor init() {}
}

@Instantiable
final class Player: Base, Instantiable {
    override init() { super.init() }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let 1️⃣player: Player
}

//: refused
// 1️⃣ isolation-mismatch
