// An actor in a test double accepts any argument, non-`Sendable` ones included, from a test or from a closure.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
class Storage: Instantiable {}
final class StubStorage: Storage {}

@MainActor
@Instantiable
final class Model: Instantiable {
    let title: String
    init(title: String = "real") { self.title = title }
}

@Instantiable(generateMock: true)
actor Reader: Instantiable {
    @Received let storage: Storage
}

@Instantiable(generateMock: true)
actor Worker: Instantiable {
    @Received let storage: Storage
    @Instantiated let cache: Storage
    @Instantiated let model: Model
}

@Instantiable
actor Owner: Instantiable {
    @Instantiated let cache: Storage
}

@MainActor
@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let owner: Owner
    @Instantiated let model: Model
}

//: App/main.swift
printTree(Reader.mock(storage: StubStorage()))
printTree(Worker.mock(overrides: .init(cache: StubStorage.init, model: .init(title: "mock"))))
printTree(Screen.mock(overrides: .init(owner: .init(cache: StubStorage.init))))

//: prints
// Reader #1
//   storage: StubStorage #2
// Worker #1
//   storage: Storage #2
//   cache: StubStorage #3
//   model: Model #4
//     title: String "mock"
// Screen
//   owner: Owner #1
//     cache: StubStorage #2
//   model: Model #3
//     title: String "real"
