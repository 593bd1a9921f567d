// A type moved to another module, and one file still qualifies its name with the old one.
//: Core/Core.swift
import Heirloom

public protocol Playing { func play() -> String }

@Instantiable
public final class Codec: Instantiable { public init() {} }
//: Audio/Audio.swift
import Core
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Playing.self])
public struct Player: Playing, Instantiable {
    @Received private let codec: Codec
    public func play() -> String { "audio" }
}
//: App/main.swift
import Audio
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let codec: Codec
    @Instantiated let 1️⃣player: Core.Player
}

print(App().player.play())
//: refused
// 1️⃣ nothing-fulfills
