// A type on the main actor, through an alias of an alias, is built below a nonisolated root.
//: Core/Isolation.swift
public typealias UI = MainActor
public typealias Interface = UI
//: App/App.swift
import Core
import Heirloom

@Interface
@Instantiable
final class Window: Instantiable {}

@Instantiable
struct Shell: Instantiable {
    @Instantiated let 1️⃣window: Window
}

@Instantiable
struct App: Instantiable {
    @Instantiated let shell: Shell
}
//: refused
// 1️⃣ isolation-mismatch
