// A screen receives a builder under a label that its parent uses for the builder of another screen.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct Detail: Instantiable { @Forwarded let id: Int }

@Instantiable
public struct Settings: Instantiable { @Forwarded let id: Int }

@Instantiable
public struct Menu: Instantiable {
    @Received private let 1️⃣screenBuilder: Instantiator<Settings>
    public func open() -> Settings { screenBuilder.instantiate(id: 1) }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let screenBuilder: Instantiator<Detail>
    @Instantiated let menu: Menu
}

print(App().menu.open())
//: refused
// 1️⃣ missing-dependency
