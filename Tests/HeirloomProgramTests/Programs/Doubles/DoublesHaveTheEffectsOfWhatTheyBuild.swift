// A test double has the effects of its build. A replacement may have the effects of the construction that it replaces, or
// fewer. A received dependency whose construction has effects has no default, so it must be passed.

//: option configuration=debug
//: App/Types.swift
import Heirloom

struct Locked: Error {}

@Instantiable
class Database: Instantiable {
    var name: String { "real" }
    init() async throws {}
    init(empty: Void) {}
}

final class StubDatabase: Database {
    override var name: String { "stub" }
    init(_ nothing: Void = ()) { super.init(empty: ()) }
}

@Instantiable
class Key: Instantiable {
    init() throws(Locked) { throw Locked() }
    init(found: Void) {}
}

@Instantiable
struct Store: Instantiable {
    @Instantiated let database: Database
    @Received let key: Key
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Received let database: Database
    @Instantiated let open: () async throws -> Store
    @Received let key: Key
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let key: Key
    @Instantiated let store: Store
    @Instantiated let database: Database
    @Instantiated let screen: Screen
}

//: App/main.swift
func run() async throws {
    do { _ = try await App.mock() } catch { print(error) }
    let app = try await App.mock(
        overrides: .init(
            key: { Key(found: ()) },
            store: .init(database: { StubDatabase() })
        )
    )
    print(app.store.database.name, app.database.name, app.screen.database === app.database)
    let screen = Screen.mock(
        database: StubDatabase(),
        key: Key(found: ()),
        overrides: .init(open: .init(database: { StubDatabase() }))
    )
    print(screen.database.name, try await screen.open().database.name)
}

try await run()

//: prints
// Locked()
// stub real true
// stub stub
