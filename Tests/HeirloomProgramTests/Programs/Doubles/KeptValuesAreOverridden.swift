// The cached instance of a function can be replaced or adjusted in a test double, and has the same lifetime there. A received
// function that is not passed is built in the same way.

//: option configuration=debug
//: App/Types.swift
import Heirloom

struct OpenError: Error {}

@Instantiable
final class Database: Instantiable, Sendable {
    let path: String
    init(path: String = "disk") async throws(OpenError) { self.path = path }
}

protocol Player: AnyObject {}

@Instantiable(fulfillingAdditionalTypes: [Player.self])
final class Speaker: Player, Instantiable {}

@Instantiable
final class Cache: Instantiable, Sendable {}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Received let cache: () -> Cache
    @Instantiated(lifetime: .lazy) let database: @Sendable () async throws(OpenError) -> Database
    @Instantiated(lifetime: .weak) let player: () -> any Player
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated(lifetime: .lazy) let cache: () -> Cache
    @Instantiated let screen: Screen
}

//: App/main.swift
final class SilentPlayer: Player {
    init() { print("silent") }
    deinit { print("gone") }
}

func test() async throws {
    let screen = Screen.mock(
        overrides: .init(
            database: .init(build: { path async throws(OpenError) -> Database in
                print("replaces", path)
                return try await Database(path: "memory")
            }),
            player: { SilentPlayer() }
        )
    )
    do {
        let player = screen.player()
        print(player === screen.player())
    }
    let (first, second) = (try await screen.database(), try await screen.database())
    print(first === second, first.path)
    print(screen.cache() === screen.cache())
    let app = App.mock(overrides: .init(screen: .init(database: .init(path: "card"))))
    print(try await app.screen.database().path, app.cache() === app.screen.cache())
}
try await test()

//: prints
// silent
// true
// gone
// replaces disk
// true memory
// true
// card true
