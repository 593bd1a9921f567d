// A game loop with systems by protocol composition, a property list on one line, operators, regexes and raw strings.
//: Engine/Engine.swift
import Heirloom

infix operator <+>: AdditionPrecedence

public struct Vector: Equatable, CustomStringConvertible {
    public var x = 0, y = 0
    public static func <+> (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
    public var description: String { "(\(x), \(y))" }
    public init(x: Int = 0, y: Int = 0) { (self.x, self.y) = (x, y) }
}

public protocol Updating: AnyObject { func update(_ delta: Int) }
public protocol Drawing { var sprite: Character { get } }
public typealias Entity = Updating & Drawing

@Instantiable
public final class World: Instantiable { public var entities: [any Entity] = [], tick = 0; public init() {} }

@Instantiable
public final class Input: Instantiable {
    public var keys: Set<Character> = []
    let pattern = /[a-z]@Instantiable\{/
    let help = #"""
        @Instantiable struct Player { "\(not)" }
        """#
    public init() {}
}

@Instantiable
public final class GameLoop: Instantiable {
    @Received private let world: World, input: Input
    public func run(_ ticks: Int) -> String {
        for _ in 0..<ticks { world.tick += 1; world.entities.forEach { $0.update(world.tick) } }
        return String(world.entities.map(\.sprite))
    }
}
//: Game/Entities.swift
import Engine
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [(any Drawing & Updating).self])
final class Player: Updating, Drawing, Instantiable {
    @Received private let input: Input
    private(set) var position = Vector()
    var sprite: Character { "@" }
    func update(_ delta: Int) { if input.keys.contains("d") { position = position <+> Vector(x: delta) } }
}

@Instantiable
final class Ghost: Entity, Instantiable {
    @Forwarded let sprite: Character
    @Received private let player: any Entity
    @Received private let world: World
    var isNear = false
    func update(_ delta: Int) { isNear = (player as? Player)?.position == Vector(x: delta) }
}
//: Game/main.swift
import Engine
import Heirloom

@Instantiable
final class Game: Instantiable {
    @Instantiated let world: World, input: Input
    @Instantiated let player: any Updating & Drawing
    @Instantiated private let ghosts: Instantiator<Ghost>, loop: GameLoop

    init(world: World, input: Input, player: any Updating & Drawing, ghosts: Instantiator<Ghost>, loop: GameLoop) {
        (self.world, self.input, self.player) = (world, input, player)
        self.ghosts = ghosts
        self.loop = loop
        world.entities = [player] + "AB".map(ghosts.instantiate)
        input.keys = ["d"]
    }

    func play() -> String { loop.run(1) }
}

let game = Game()
print(game.play(), game.world.entities.compactMap { ($0 as? Ghost)?.isNear })
//: prints
// @AB [true, true]
