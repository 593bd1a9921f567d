// With `.weak` the value lives as long as something else references it. This also applies to values of class-constrained
// protocols. The next call afterwards builds another value.

//: App/Types.swift
import Heirloom

protocol Player: AnyObject {}
protocol LoudPlayer: Player {}

@Instantiable(fulfillingAdditionalTypes: [LoudPlayer.self])
final class Speaker: LoudPlayer, Instantiable {
    init() { print("on") }
    deinit { print("off") }
}

@Instantiable
final class Cache: Instantiable, Sendable {}

@Instantiable
struct Screen: Instantiable {
    @Received let player: () -> any LoudPlayer
    @Received(fulfilledByDependencyNamed: "player", ofType: (() -> any LoudPlayer).self)
    let plain: () -> any Player
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .weak) let player: () -> any LoudPlayer
    @Instantiated(lifetime: .weak) let cache: () async -> Cache?
    @Instantiated let screen: Screen
}

//: App/main.swift
let app = App()
do {
    let player = app.player()
    print(player === app.screen.player(), player === app.screen.plain())
}
print("nobody holds it")
_ = app.player()
let cache = await app.cache()
print(await app.cache() === cache)

//: generated App
import Heirloom

extension App {
    init() {
        let keptPlayer = Kept<any LoudPlayer>.weakly("player") { $0 }
        let player: () -> any LoudPlayer = {  // App.player
            keptPlayer.value {
                Speaker()
            }
        }
        let keptCache = Kept<Cache>.weakly("cache") { $0 }
        let cache: () async -> Cache? = {
            await keptCache.value {
                Cache()
            }
        }
        let screen = App.heirloomMakeScreen(player: player)
        self.init(player: player, cache: cache, screen: screen)
    }

    private static func heirloomMakeScreen(player: @escaping () -> any LoudPlayer) -> Screen {
        let plain: () -> any Player = player  // Screen.plain
        return Screen(player: player, plain: plain)
    }
}

//: prints
// on
// true true
// off
// nobody holds it
// on
// off
// true
