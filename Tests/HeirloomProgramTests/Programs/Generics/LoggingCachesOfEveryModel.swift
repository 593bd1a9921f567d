// A generic decorator wraps the cache of its own model if a screen requires one, and not those of other models.
//: App/App.swift
import Heirloom

struct User: Identifiable { let id: Int }

protocol Cache<Key, Value> {
    associatedtype Key: Hashable
    associatedtype Value
    var name: String { get }
}

@Instantiable
struct MemoryCache<Key: Hashable, Value>: Cache, Instantiable {
    var name: String { "memory of \(Key.self) and \(Value.self)" }
}

@Instantiable
struct LoggingCache<Key: Hashable, Value>: Cache, Instantiable {
    @Received let cache: any Cache<Key, Value>
    var name: String { "logged \(cache.name)" }
}

@Instantiable
struct Repository<Model: Identifiable>: Instantiable {
    @Instantiated(fulfilledByType: "MemoryCache<Model.ID, Model>") let cache: any Cache<Model.ID, Model>
    @Instantiated let screen: Screen<Model>
}

@Instantiable
struct Screen<Model: Identifiable>: Instantiable {
    @Instantiated(fulfilledByType: "LoggingCache<Model.ID, Model>") let cache: any Cache<Model.ID, Model>
    @Instantiated let row: Row<Model.ID, Model>
    @Instantiated let page: Row<Model.ID, [Model]>
}

@Instantiable
struct Row<Key: Hashable, Value>: Instantiable {
    @Received(onlyIfAvailable: true) let cache: (any Cache<Key, Value>)?
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let repository: Repository<User>
}
//: App/main.swift
let screen = App().repository.screen
print(screen.row.cache?.name ?? "none", "|", screen.page.cache?.name ?? "none")
//: prints
// logged memory of Int and User | none
