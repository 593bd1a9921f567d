// A game: builders spawn the entities of an arena, systems share a clock and a random source, and levels own their arenas.
//: Engine/Engine.swift
import Heirloom

public protocol RandomSource: AnyObject {
    func next() -> Int
}

@Instantiable(fulfillingAdditionalTypes: [RandomSource.self])
public final class FixedRandomSource: Instantiable, RandomSource {
    private var state = 7
    public init() {}
    public func next() -> Int {
        state = (state * 31 + 11) % 101
        return state
    }
}

@Instantiable
public final class Clock: Instantiable {
    public private(set) var tick = 0
    public init() {}
    public func advance() { tick += 1 }
}

open class Entity {
    public let name: String
    public var position = 0
    public init(name: String) { self.name = name }
    open func update() {}
}
//: Actors/Actors.swift
import Engine
import Heirloom

@Instantiable
public final class Player: Entity, Instantiable {
    @Received private let clock: Clock
    @Forwarded private let start: Int

    public init(start: Int, clock: Clock) {
        self.clock = clock
        self.start = start
        super.init(name: "player")
        position = start
    }

    public override func update() { position += clock.tick }
}

@Instantiable
public final class Monster: Entity, Instantiable {
    @Received private let randomSource: any RandomSource
    @Forwarded private let kind: String
    @Forwarded private let speed: Int

    public init(kind: String, speed: Int, randomSource: any RandomSource) {
        self.randomSource = randomSource
        self.kind = kind
        self.speed = speed
        super.init(name: kind)
    }

    public override func update() { position += randomSource.next() % speed }
}
//: Game/World.swift
import Actors
import Engine
import Heirloom

@Instantiable
final class World: Instantiable {
    @Received let clock: Clock
    @Instantiated private let spawner: Spawner
    private(set) var entities: [Entity] = []

    init(clock: Clock, spawner: Spawner) {
        self.clock = clock
        self.spawner = spawner
        entities = spawner.spawnAll()
    }

    func step() {
        clock.advance()
        entities.forEach { $0.update() }
    }
}

@Instantiable
final class Spawner: Instantiable {
    @Instantiated(fulfilledByType: "Player") let playerBuilder: ErasedInstantiator<Int, Entity>
    @Instantiated(fulfilledByType: "Monster")
    let monsterBuilder: ErasedInstantiator<(speed: Int, kind: String), Entity>

    func spawnAll() -> [Entity] {
        [playerBuilder.instantiate(10), monsterBuilder.instantiate((speed: 5, kind: "orc"))]
            + [monsterBuilder.instantiate((speed: 3, kind: "bat"))]
    }
}

@Instantiable
struct Level: Instantiable {
    @Forwarded let title: String
    @Instantiated let world: World
    @Instantiated let clock: Clock
}
//: Game/main.swift
import Engine
import Heirloom

@Instantiable
struct Game: Instantiable {
    @Instantiated let randomSource: any RandomSource
    @Instantiated let levelBuilder: Instantiator<Level>
}

let game = Game()
for title in ["Meadow", "Cave"] {
    let level = game.levelBuilder.instantiate(title: title)
    level.world.step()
    level.world.step()
    print(level.title, level.clock.tick, level.world.entities.map { "\($0.name) \($0.position)" })
}
//: prints
// Meadow 2 ["player 13", "orc 4", "bat 0"]
// Cave 2 ["player 13", "orc 3", "bat 1"]
