// Elements that are built on actors, suspend or throw are overridden in the same isolation and with the same effects, both when
// they are built at once and when they are built on demand.

//: option flags=DEBUG
//: App/App.swift
import Heirloom

protocol Check: Sendable { var name: String { get } }

@Instantiable
final class Database: Instantiable, Sendable {
    let url: String
    init(url: String = "disk") async throws { self.url = url }
}

@Instantiable
final class Log: Instantiable, Sendable {}

@Instantiable(fulfillingAdditionalTypes: [Check.self])
struct DatabaseCheck: Check, Instantiable {
    @Received let database: Database
    var name: String { "database \(database.url)" }
}

@Instantiable(fulfillingAdditionalTypes: [Check.self])
actor LogCheck: Check, Instantiable {
    @Received let log: Log
    nonisolated var name: String { "log" }
}

@MainActor
@Instantiable(fulfillingAdditionalTypes: [Check.self])
final class ScreenCheck: Check, Instantiable {
    nonisolated var name: String { "screen" }
}

@Instantiable(fulfillingAdditionalTypes: [Check.self])
struct SlowCheck: Check, Instantiable {
    @Received let database: Database
    let name: String

    init(database: Database, limit: Int = 3) async throws {
        self.database = database
        name = "slow \(limit)"
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let database: Database
    @Instantiated let log: Log
    @Instantiated let checks: [any Check]
    @Instantiated let later: [@Sendable () async throws -> any Check]
}

//: App/main.swift
#if DEBUG
struct Fake: Check { let name: String }

func show(_ app: App) async throws {
    var names: [String] = []
    for check in app.later { names.append(try await check().name) }
    print(app.checks.map(\.name), names)
}

// Closures that are written on the main actor are isolated to it, and 'mock' runs elsewhere.
func run() async throws {
    try await show(.mock())
    var overrides = App.MockOverrides(checks: .init(slowCheck: .init(limit: 9)))
    overrides.replace(\.checks.databaseCheck) { Fake(name: "fake " + $0.url) }
    overrides.replace(\.checks.screenCheck) { Fake(name: "fake screen") }
    overrides.replace(\.database.url, with: "memory")
    overrides.replace(\.later.slowCheck) { _, limit in Fake(name: "later \(limit)") }
    try await show(.mock(overrides: overrides))
}

try await run()
#else
print(try await App().checks.map(\.name))
#endif

//: prints
// ["database disk", "log", "screen", "slow 3"]

//: prints with DEBUG
// ["database disk", "log", "screen", "slow 3"] ["database disk", "log", "screen", "slow 3"]
// ["fake memory", "log", "fake screen", "slow 9"] ["database memory", "log", "screen", "later 3"]
