// The test double of a root overrides each specialization separately, and the types below it.

//: option configuration=debug
//: App/App.swift
import Heirloom

struct User {}
struct Note {}

@Instantiable
struct Codec<Model>: Instantiable {
    var name = "real"
}

@Instantiable
struct Repository<Model>: Instantiable {
    @Instantiated let codec: Codec<Model>
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let users: Repository<User>
    @Instantiated let notes: Repository<Note>
}

//: App/main.swift
let app = App.mock(overrides: .init(users: .init(codec: {
    var codec = Codec<User>()
    codec.name = "double"
    return codec
})))
print(app.users.codec.name, app.notes.codec.name)

//: prints
// double real
