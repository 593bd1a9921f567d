// Implicitly unwrapped properties like outlets, optional chaining over scopes, and forwarded optionals of optionals.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Player: Instantiable { public var volume = 3; public init() {} }

@Instantiable
public final class Controls: Instantiable {
    @Received private let player: Player?
    @Forwarded private let hint: String??
    @Forwarded public let score: Int!
    @Forwarded private let actions: [(() -> Void)?]
    public var label: String! = "label"
    public var text: String { "\(player?.volume ?? 0) \(hint.map { $0 ?? "inner" } ?? "outer") \(score ?? 0) \(actions.count)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class Scene: Instantiable {
    @Instantiated let player: Player!
    @Instantiated let controls: Instantiator<Controls>!
}

@Instantiable
struct App: Instantiable {
    @Instantiated let scene: Scene?
}

let scene = App().scene!
print(scene.controls.instantiate(hint: .some(nil), score: 7, actions: [nil, {}]).text, scene.player.volume)
print(scene.controls.instantiate(hint: nil, score: nil, actions: []).text)
//: prints
// 3 inner 7 2 3
// 3 outer 0 0
