// A screen receives the concrete class although its parent provides the protocol.
//: Core/Core.swift
import Heirloom

public protocol Player: AnyObject { func play() -> String }

@Instantiable(fulfillingAdditionalTypes: [Player.self])
public final class VideoPlayer: Player, Instantiable {
    public init() {}
    public func play() -> String { "video" }
}

@Instantiable
public struct Controls: Instantiable {
    @Received private let 1️⃣player: VideoPlayer
    public var text: String { player.play() }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Cinema: Instantiable {
    @Instantiated private let player: any Player
    @Instantiated let controls: Controls
}

print(Cinema().controls.text)
//: refused
// 1️⃣ missing-dependency
