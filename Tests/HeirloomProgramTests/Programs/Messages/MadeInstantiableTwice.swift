// A type is made instantiable in its own module and again in the app.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Player: Instantiable { public init() {} }
//: App/Player.swift
import Core
import Heirloom

@Instantiable(conformsElsewhere: true)
extension 1️⃣Player {
    public static func instantiate() -> Player { Player() }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let player: Player
}

_ = App()
//: refused
// 1️⃣ duplicate-type
