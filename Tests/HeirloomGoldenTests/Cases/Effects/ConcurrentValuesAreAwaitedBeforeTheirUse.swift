// `concurrently: true` starts the construction of a dependency as soon as its own dependencies are built, and awaits it before
// its first user. Everything else is built in the order of needs. If a construction throws, the started ones are canceled and
// awaited before the error is rethrown.

//: App/Types.swift
import Heirloom

struct Offline: Error {}

actor Trace {
    static let shared = Trace()
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

@Instantiable
final class Config: Instantiable, Sendable {}

protocol Search: Sendable {}

@Instantiable
final class Database: Instantiable, Sendable {
    @Received let config: Config
    init(config: Config) async throws(Offline) {
        self.config = config
        await Trace.shared.add("database")
    }
}

@Instantiable(fulfillingAdditionalTypes: [Search.self])
final class RemoteSearch: Instantiable, Search {
    @Received let config: Config
    @Instantiated let log: Log
    init(config: Config, log: Log) async throws(Offline) {
        self.config = config
        self.log = log
        do {
            try await Task.sleep(nanoseconds: 5_000_000_000)
        } catch {
            await Trace.shared.add("search was cancelled")
            throw Offline()
        }
    }
}

@Instantiable
final class Log: Instantiable, Sendable {}

@Instantiable
struct Index: Instantiable {
    @Received let database: Database
    @Instantiated let log: Log
}

@Instantiable
final class Sync: Instantiable, Sendable {
    @Received let database: Database
    init(database: Database) async throws(Offline) {
        self.database = database
        await Trace.shared.add("sync")
        throw Offline()
    }
}

@Instantiable(isRoot: true)
struct Store: Instantiable {
    @Instantiated let config: Config
    @Instantiated let log: Log
    @Instantiated(concurrently: true) let database: Database
    @Instantiated let index: Index
    @Instantiated let databaseTask: Log
}

@MainActor @Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated let config: Config
    @Instantiated(concurrently: true) let database: Database
    @Instantiated(concurrently: true) let sync: Sync
    @Instantiated(concurrently: true) let search: any Search
    init(config: Config, database: Database, sync: Sync, search: any Search) {
        self.config = config
        self.database = database
        self.sync = sync
        self.search = search
    }
}

//: App/main.swift
let store = try await Store()
print(store.index.database === store.database)
print(await Trace.shared.lines)
do {
    _ = try await App()
} catch {
    print(error is Offline, await Trace.shared.lines)
}

//: generated App
import Heirloom

extension App {
    convenience init() async throws {
        let config = Config()
        async let databaseTask = Database(config: config)  // App.database
        async let searchTask = App.heirloomMakeRemoteSearch(config: config)  // App.search
        let database = try await databaseTask  // App.database
        async let syncTask = Sync(database: database)  // App.sync
        let sync = try await syncTask  // App.sync
        let search: any Search = try await searchTask  // App.search
        self.init(config: config, database: database, sync: sync, search: search)
    }

    private nonisolated static func heirloomMakeRemoteSearch(
        config: Config
    ) async throws(Offline) -> RemoteSearch {
        let log = Log()
        return try await RemoteSearch(config: config, log: log)
    }
}

extension Store {
    init() async throws {
        let config = Config()
        async let databaseTask2 = Database(config: config)  // Store.database
        let log = Log()
        let database = try await databaseTask2  // Store.database
        let index = Store.heirloomMakeIndex(database: database)
        let databaseTask = Log()
        self.init(config: config, log: log, database: database, index: index, databaseTask: databaseTask)
    }

    private static func heirloomMakeIndex(database: Database) -> Index {
        let log = Log()
        return Index(database: database, log: log)
    }
}

//: prints
// true
// ["database"]
// true ["database", "database", "sync", "search was cancelled"]
