// A nonisolated asynchronous initializer runs outside all actors, and the types built for it are built there; those that need
// an actor are awaited. A type that only awaits others stays in its caller's isolation, and may have a function for each
// isolation.

//: option swift=6.2 values that are not Sendable return to an actor
//: App/Types.swift
import Heirloom

struct Broken: Error {}

@Instantiable
final class Palette: Instantiable {}

@Instantiable
final class Pool: Instantiable {
    @Instantiated let palette: Palette
    init(palette: Palette) { self.palette = palette }
}

@MainActor @Instantiable
final class Status: Instantiable {
    @Instantiated let palette: Palette
    init(palette: Palette) { self.palette = palette }
}

@Instantiable
final class Database: Instantiable {
    @Instantiated let pool: Pool
    @Instantiated let status: Status
    init(pool: Pool, status: Status) async throws(Broken) {
        self.pool = pool
        self.status = status
    }
}

@Instantiable
actor Cache: Instantiable {
    @Instantiated let status: Status
    init(status: Status) async { self.status = status }
}

@Instantiable
final class Engine: Instantiable, Sendable {
    init() async {}
}

@Instantiable
struct Feed: Instantiable {
    @Received let palette: Palette
    @Instantiated let engine: Engine
}

@Instantiable
struct Preview: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let feed: Feed
}

@MainActor @Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated let palette: Palette
    @Instantiated let database: Database
    @Instantiated let cache: Cache
    @Instantiated let feed: Feed
    @Instantiated let makePreview: @Sendable () async -> Preview
    @Instantiated let reopen: () async throws -> Database
    init(
        palette: Palette,
        database: Database,
        cache: Cache,
        feed: Feed,
        makePreview: @escaping @Sendable () async -> Preview,
        reopen: @escaping () async throws -> Database
    ) {
        self.palette = palette
        self.database = database
        self.cache = cache
        self.feed = feed
        self.makePreview = makePreview
        self.reopen = reopen
    }
}

//: App/main.swift
@MainActor func run() async throws {
    let app = try await App()
    let preview = await app.makePreview()
    print(app.feed.palette === app.palette, preview.feed.palette === preview.palette)
    print(preview.feed.engine !== app.feed.engine, app.database.pool.palette !== app.palette)
}
try await run()

//: prints
// true true
// true true
