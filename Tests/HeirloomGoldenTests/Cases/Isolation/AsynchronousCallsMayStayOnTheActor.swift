// An asynchronous initializer that runs in the isolation of its caller, by attribute or by parameter, accepts non-`Sendable`
// arguments.

//: option swift=6.2 nonisolated(nonsending)
//: App/App.swift
import Heirloom

@Instantiable
final class Cache: Instantiable {
    var entries = 0
}

@Instantiable
final class Loader: Instantiable {
    @Received let cache: Cache

    nonisolated(nonsending) init(cache: Cache) async throws {
        await Task.yield()
        self.cache = cache
    }
}

@Instantiable
final class Store: Instantiable {
    @Received let cache: Cache
    @Instantiated let loader: Loader

    init(cache: Cache, loader: Loader, isolation: isolated (any Actor)? = #isolation) async {
        self.cache = cache
        self.loader = loader
    }
}

@MainActor
@Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated let cache: Cache
    @Instantiated let loader: Loader
    @Instantiated let store: Store
    @Instantiated let makeStore: () async throws -> Store
}

//: App/main.swift
let app = try await App()
app.cache.entries = 3
print(app.loader.cache === app.cache, app.store.cache === app.cache, app.store.loader === app.loader)
print(try await app.makeStore().loader.cache.entries)

//: generated App
import Heirloom

extension App {
    convenience init() async throws {
        let cache = Cache()
        let loader = try await Loader(cache: cache)
        let store = try await App.heirloomMakeStore(cache: cache)
        let makeStore: () async throws -> Store = {
            try await App.heirloomMakeStore(cache: cache)
        }
        self.init(cache: cache, loader: loader, store: store, makeStore: makeStore)
    }

    private static func heirloomMakeStore(cache: Cache) async throws -> Store {
        let loader = try await Loader(cache: cache)
        return await Store(cache: cache, loader: loader)
    }
}

//: prints
// true true false
// 3
