// A test double written in a generic type serves each specialization, with its arguments. One that returns a single
// specialization serves only that, as does one with `mockOnly: true`.

//: option configuration=debug
//: App/App.swift
import Heirloom

struct User {}
struct Note {}

@Instantiable
struct Codec<Model>: Instantiable {
    var name = "real"

    static func mock() -> Codec<Model> {
        var codec = Codec()
        codec.name = "double of \(Model.self)"
        return codec
    }
}

@Instantiable
struct Cache<Model>: Instantiable {
    var name = "real"

    static func mock() -> Cache<User> {
        var cache = Cache<User>()
        cache.name = "wrong"
        return cache
    }
}

@Instantiable
struct Index<Model>: Instantiable {
    var name = "real"
}

@Instantiable(mockOnly: true)
extension Index {
    static func mock() -> Index<User> {
        var index = Index<User>()
        index.name = "double"
        return index
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let users: Codec<User>
    @Instantiated let notes: Codec<Note>
    @Instantiated let userCache: Cache<User>
    @Instantiated let noteCache: Cache<Note>
    @Instantiated let userIndex: Index<User>
    @Instantiated let noteIndex: Index<Note>
}

//: App/main.swift
let app = App.mock()
print(app.users.name, app.notes.name, app.userCache.name, app.noteCache.name)
print(app.userIndex.name, app.noteIndex.name)

//: prints
// double of User double of Note real real
// double real
