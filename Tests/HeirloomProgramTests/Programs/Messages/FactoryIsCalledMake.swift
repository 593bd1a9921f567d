// The factory function of an extension has a common other name.
//: Vendor/Vendor.swift
public final class Player {
    public let volume: Int
    public init(volume: Int) { self.volume = volume }
}
//: App/Player+Instantiable.swift
import Heirloom
import Vendor

@Instantiable
extension Player: Instantiable {
    public static func 1️⃣make(settings: Settings) -> Player {
        Player(volume: settings.volume)
    }

    var isSilent: Bool { volume == 0 }
}

@Instantiable
public struct Settings: Instantiable {
    public let volume = 7
}
//: App/main.swift
import Heirloom
import Vendor

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let settings: Settings
    @Instantiated let player: Player
}

print(App().player.volume)
//: refused
// 1️⃣ missing-instantiate
