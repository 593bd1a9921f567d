// An ancestor has a builder and a child receives the value, and vice versa.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Player: Instantiable { public init() {} }

@Instantiable
public final class Timer: Instantiable { public init() {} }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Child: Instantiable {
    @Received let 1️⃣player: Player
    @Received let 2️⃣timer: Instantiator<Timer>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let player: Instantiator<Player>
    @Instantiated let timer: Timer
    @Instantiated let child: Child
}

_ = App()
//: refused
// 1️⃣ missing-dependency
// 2️⃣ missing-dependency
