// A root's test double takes the inputs of the root. Test doubles await parts that are built in another isolation, and the
// replacements of those parts and of everything below them are `Sendable`. Parts that the tree builds concurrently are built
// one after the other.

//: option configuration=debug
//: App/Types.swift
import Heirloom

struct User: Sendable { let name: String }

struct Offline: Error {}

@Instantiable
final class Connection: Instantiable, Sendable {
    let number: Int
    init() async { number = 0 }
    init(number: Int) { self.number = number }
}

@MainActor @Instantiable
final class Theme: Instantiable {}

@MainActor @Instantiable(generateMock: true)
final class Screen: Instantiable {
    @Forwarded let user: User
    @Received let connection: Connection
    @Instantiated let theme: Theme
    init(user: User, connection: Connection, theme: Theme) {
        self.user = user
        self.connection = connection
        self.theme = theme
    }
}

@Instantiable
final class Database: Instantiable, Sendable {
    @Received let path: String
    @Instantiated let theme: Theme
    init(path: String, theme: Theme) async throws(Offline) {
        self.path = path
        self.theme = theme
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct Server: Instantiable {
    @Forwarded let path: String
    @Instantiated(concurrently: true) let connection: Connection
    @Instantiated let theme: Theme
    @Instantiated(concurrently: true) let database: Database
    @Instantiated let makeScreen: @Sendable (_ user: User) async -> Screen
    @Instantiated let openScreen: @MainActor (_ user: User) -> Screen
}

//: App/main.swift
let connection = Connection(number: 3)
let theme = Theme()
var overrides = Server.MockOverrides(connection: { connection })
overrides.database.theme = { @MainActor in theme }
let server = try await Server.mock(path: "a", overrides: overrides)
print(server.connection.number, server.database.path, server.database.theme === theme)
print(await server.makeScreen(User(name: "Ann")).connection.number, server.openScreen(User(name: "Ben")).user.name)
print(Screen.mock(user: User(name: "Cy"), connection: connection).user.name)

//: prints
// 3 a true
// 3 Ben
// Cy
