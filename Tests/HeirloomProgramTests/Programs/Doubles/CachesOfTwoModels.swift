// A test double of a type that receives two specializations under one label distinguishes them, as parameters and as overrides.
//: option configuration=debug
//: App/App.swift
import Heirloom

struct User: Identifiable { let id: Int }
struct Note: Identifiable { let id: String }

@Instantiable
final class Cache<Key: Hashable, Value>: Instantiable {
    let limit: Int
    init(limit: Int = 10) { self.limit = limit }
}

@Instantiable
struct Repository<Model: Identifiable>: Instantiable {
    @Received let cache: Cache<Model.ID, Model>
    @Received(onlyIfAvailable: true) let latest: Model.ID?
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Instantiated let users: Repository<User>
    @Instantiated let notes: Repository<Note>
}

@Instantiable
struct Notebook: Instantiable {
    @Instantiated let cache: Cache<String, Note>
    @Instantiated let screen: Screen
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let cache: Cache<Int, User>
    @Instantiated let notebook: Notebook
}
//: App/main.swift
let overridden = Screen.mock(overrides: .init(cache: .init(limit: 1), cache2: .init(limit: 2)))
print(overridden.users.cache.limit, overridden.notes.cache.limit)
let given = Screen.mock(cache: Cache(limit: 5), latest: 3, latest2: "x")
print(given.users.cache.limit, given.users.latest ?? 0, given.notes.latest ?? "")
//: prints
// 1 2
// 5 3 x
