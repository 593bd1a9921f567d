// Types of another actor are built there, with `await`, if the context is asynchronous: in an asynchronous scope and by an
// asynchronous function. Their own dependencies are built there too.

//: option swift=6.2 values that are not Sendable return to an actor
//: App/Types.swift
import Heirloom

struct User: Sendable { let name: String }

@globalActor
actor Disk { static let shared = Disk() }

@Instantiable
final class Connection: Instantiable, Sendable {
    init() async {}
}

@Disk @Instantiable
final class Archive: Instantiable {
    @Received let connection: Connection
    init(connection: Connection) { self.connection = connection }
}

@Instantiable
final class Palette: Instantiable {}

@Instantiable
final class Theme: Instantiable {
    @Received let connection: Connection
    @Instantiated let palette: Palette
    init(connection: Connection, palette: Palette) {
        self.connection = connection
        self.palette = palette
    }
}

@MainActor @Instantiable
final class Screen: Instantiable {
    @Forwarded let user: User
    @Received let archive: Archive
    @Instantiated let theme: Theme
    init(user: User, archive: Archive, theme: Theme) {
        self.user = user
        self.archive = archive
        self.theme = theme
    }
}

@Instantiable(isRoot: true)
struct Server: Instantiable {
    @Instantiated let connection: Connection
    @Instantiated let archive: Archive
    @Instantiated let makeScreen: @Sendable (_ user: User) async -> Screen
    @Instantiated let openScreen: (_ user: User) async -> Screen
}

//: App/main.swift
@MainActor func run() async throws {
    let server = await Server()
    let screen = await server.makeScreen(User(name: "Ann"))
    print(screen.user.name, screen.archive === server.archive, screen.theme.connection === server.connection)
    let other = await server.openScreen(User(name: "Ben"))
    print(other.user.name, other.theme !== screen.theme)
}
try await run()

//: generated App
import Heirloom

extension Server {
    init() async {
        let connection = await Connection()
        let archive = await Archive(connection: connection)
        let makeScreen: @Sendable (_ user: User) async -> Screen = { user in  // Server.makeScreen
            await Server.heirloomMakeScreen(user: user, archive: archive, connection: connection)
        }
        let openScreen: (_ user: User) async -> Screen = { user in
            await Server.heirloomMakeScreen(user: user, archive: archive, connection: connection)
        }
        self.init(connection: connection, archive: archive, makeScreen: makeScreen, openScreen: openScreen)
    }

    @MainActor private static func heirloomMakeScreen(
        user: User,
        archive: Archive,
        connection: Connection
    ) -> Screen {
        let theme = Server.heirloomMakeTheme(connection: connection)
        return Screen(user: user, archive: archive, theme: theme)
    }

    @MainActor private static func heirloomMakeTheme(connection: Connection) -> Theme {
        let palette = Palette()
        return Theme(connection: connection, palette: palette)
    }
}

extension InstantiatorProtocol where T == Screen {
    func instantiate(user: User) -> Screen {
        instantiate(user)
    }
}

//: prints
// Ann true true
// Ben true
