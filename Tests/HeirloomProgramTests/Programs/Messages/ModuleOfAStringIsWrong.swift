// The name in 'fulfilledByType' has a module that does not declare the type.
//: Core/Core.swift
import Heirloom

public protocol Playing { func play() -> String }
//: Audio/Audio.swift
import Core
import Heirloom

@Instantiable
public struct Player: Playing, Instantiable { public init() {}; public func play() -> String { "audio" } }
//: App/main.swift
import Audio
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Core.Player") let 1️⃣player: any Playing
}

print(App().player.play())
//: refused
// 1️⃣ nothing-fulfills
