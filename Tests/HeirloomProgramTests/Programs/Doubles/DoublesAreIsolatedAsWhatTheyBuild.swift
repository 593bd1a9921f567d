// A test double has the isolation of its type and everything built below it: the main actor, another global actor, or none.
// Closures that replace isolated parts have the same isolation.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@globalActor
actor Database {
    static let shared = Database()
}

@Instantiable
class Storage: Instantiable {}
final class StubStorage: Storage {}

@MainActor
@Instantiable
class Model: Instantiable {
    @Received let storage: Storage
    let title: String
    init(storage: Storage, title: String = "real") { self.storage = storage; self.title = title }
}

@Instantiable
struct Presenter: Instantiable {
    @Instantiated let model: Model
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let presenter: Presenter
    @Instantiated let modelBuilder: Instantiator<Model>
}

@Database
@Instantiable(generateMock: true)
struct Table: Instantiable {
    @Received let storage: Storage
    @Received let model: Model
    let name: String
    init(storage: Storage, model: Model, name: String = "table") {
        self.storage = storage
        self.model = model
        self.name = name
    }
}

@MainActor
@Instantiable(generateMock: true)
struct Window: Instantiable {
    @Received let reader: Reader
}

@Instantiable
struct Reader: Instantiable {
    @Received let model: Model
}

@Instantiable(generateMock: true)
struct Plain: Instantiable {
    @Received let storage: Storage
}

@Instantiable(generateMock: true)
actor Worker: Instantiable {
    @Received let log: Log
    @Instantiated let storage: Storage
    let name: String
    init(log: Log, storage: Storage, name: String = "worker") {
        self.log = log
        self.storage = storage
        self.name = name
    }
}

@Instantiable
final class Log: Instantiable, Sendable {}

//: App/main.swift
let overrides = Screen.MockOverrides(
    storage: StubStorage.init,
    presenter: .init(model: .init(build: { storage, title in Model(storage: storage, title: title + "!") }))
)
printTree(Screen.mock())
printTree(Window.mock())
printTree(Window.mock(overrides: .init(reader: { _ in Reader(model: Model(storage: StubStorage())) })))
printTree(Screen.mock(overrides: overrides))
print(Screen.mock(overrides: .init(modelBuilder: .init(title: "built"))).modelBuilder.instantiate().title)

@Database func table(_ model: Model) -> String { Table.mock(model: model).name }
print(await table(Model(storage: Storage())))

nonisolated func build() { printTree(Plain.mock()) }
build()
printTree(Worker.mock(name: "mock", overrides: .init(storage: { StubStorage() })))

//: prints
// Screen
//   storage: Storage #1
//   presenter: Presenter
//     model: Model #2
//       storage: Storage #1
//       title: String "real"
//   modelBuilder: Instantiator<Model>
// Window
//   reader: Reader
//     model: Model #1
//       storage: Storage #2
//       title: String "real"
// Window
//   reader: Reader
//     model: Model #1
//       storage: StubStorage #2
//       title: String "real"
// Screen
//   storage: StubStorage #1
//   presenter: Presenter
//     model: Model #2
//       storage: StubStorage #1
//       title: String "real!"
//   modelBuilder: Instantiator<Model>
// built
// table
// Plain
//   storage: Storage #1
// Worker #1
//   log: Log #2
//   storage: StubStorage #3
//   name: String "mock"
