// Test doubles compile in the Swift 5 language mode.

//: option configuration=debug
//: option swiftc=-swift-version 5
//: App/Types.swift
import Heirloom

#HeirloomConfiguration(languageMode: "5")

@Instantiable
class Storage: Instantiable {}
final class StubStorage: Storage {}

@MainActor
@Instantiable
final class Model: Instantiable {
    @Received let storage: Storage
}

@Instantiable
struct Row: Instantiable {
    @Instantiated let storage: Storage
    let title: String
    init(storage: Storage, title: String = "real") { self.storage = storage; self.title = title }
}

@MainActor
@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated let model: Model
    @Instantiated let rowBuilder: SendableInstantiator<Row>
}

//: App/main.swift
MainActor.assumeIsolated {
    printTree(Screen.mock(overrides: .init(storage: StubStorage.init)))
    print(Screen.mock(overrides: .init(rowBuilder: .init(title: "mock"))).rowBuilder.instantiate().title)
}

//: prints
// Screen
//   storage: StubStorage #1
//   model: Model #2
//     storage: StubStorage #1
//   rowBuilder: SendableInstantiator<Row>
// mock
